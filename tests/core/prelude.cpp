// Nothing of its own: what stands before every test of core is compiled with it.
