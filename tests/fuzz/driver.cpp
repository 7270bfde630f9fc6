// Runs a fuzz target without libFuzzer, under any compiler: made-up inputs from those it is given.
//
//   fuzz_NAME [--runs N] [--seconds S] [--seed K] [--keep FOLDER] FILE|FOLDER…
//       N inputs of up to 16 KiB (or S seconds of them), each made from one that was given.
//   fuzz_NAME --slowest [--seconds S] …
//       climbs: of what it makes, up to 4 MiB, the slowest inputs go on to be changed. Ends with 1 where one
//       took over 2 s of the processor or 300 MB.
// What ends the program, or takes 10 s, is kept as FOLDER/found (default: where it was called).
#include "tests/fuzz/mutation.h"

#include <algorithm>
#include <atomic>
#include <charconv>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <malloc.h>
#include <sstream>
#include <sys/resource.h>
#include <sys/time.h>
#include <unistd.h>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);
extern "C" __attribute__((weak)) void __sanitizer_set_death_callback(void (*callback)());

namespace {

namespace fs = std::filesystem;
using adjutant::test::Chance;
using adjutant::test::mutated;

constexpr std::size_t mostBytes = 16 * 1024;
constexpr std::size_t mostBytesOfFile = 4 * 1024 * 1024;
constexpr double mostSeconds = 2;
constexpr long mostKilobytes = 300 * 1000;
constexpr int hang = 10; // seconds of the processor
constexpr std::size_t slowestKept = 24;

struct Wanted
{
    std::uint64_t runs = 0;
    double seconds = 0;
    std::uint64_t seed = 1;
    bool isSlowest = false;
    std::string keep = ".";
    std::vector<std::string> inputs;
};

// What is being tried, for the handlers.
const std::string* current = nullptr;
std::string foundPath;

void keepCurrent()
{
    const int file = current ? open(foundPath.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600) : -1;
    if (file < 0)
        return;
    for (std::size_t done = 0; done < current->size();) {
        const ssize_t wrote = write(file, current->data() + done, current->size() - done);
        if (wrote <= 0)
            break;
        done += static_cast<std::size_t>(wrote);
    }
    close(file);
}

void onSignal(int signal)
{
    keepCurrent();
    const char message[] = "found: an input that ends the program or takes too long; it was kept\n";
    if (write(STDERR_FILENO, message, sizeof message - 1) < 0)
        _exit(1);
    std::signal(signal, SIG_DFL);
    raise(signal);
}

// The sanitizers tell more of their own finds than a handler here could.
void catchEnds()
{
    static char stack[64 * 1024]; // for readers of nested texts that have used up the other one
    const stack_t other{stack, 0, sizeof stack};
    sigaltstack(&other, nullptr);
    struct sigaction action = {};
    action.sa_handler = onSignal;
    action.sa_flags = SA_ONSTACK;
    for (const int signal : {SIGABRT, SIGPROF})
        sigaction(signal, &action, nullptr);
    if (__sanitizer_set_death_callback) {
        __sanitizer_set_death_callback(keepCurrent);
        return;
    }
    for (const int signal : {SIGSEGV, SIGBUS, SIGFPE, SIGILL})
        sigaction(signal, &action, nullptr);
}

double processorSeconds()
{
    timespec now{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

double wallSeconds()
{
    timespec now{};
    clock_gettime(CLOCK_MONOTONIC, &now);
    return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

// Linux: the most that was held since resetPeak().
long peakSinceReset()
{
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);)
        if (line.starts_with("VmHWM:"))
            return std::strtol(line.c_str() + 6, nullptr, 10);
    return 0;
}

long peakKilobytes()
{
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return usage.ru_maxrss;
}

// What the program holds now, in kilobytes; and from here on the peak is counted anew.
long resetPeak()
{
    std::ofstream("/proc/self/clear_refs") << 5;
    return peakSinceReset();
}

double secondsOf(const std::string& input)
{
    current = &input;
    const itimerval limit{{0, 0}, {hang, 0}};
    setitimer(ITIMER_PROF, &limit, nullptr);
    const double before = processorSeconds();
    LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(input.data()), input.size());
    const double took = processorSeconds() - before;
    current = nullptr;
    return took;
}

std::string contentsOf(const fs::path& path)
{
    std::ostringstream text;
    text << std::ifstream(path, std::ios::binary).rdbuf();
    return text.str();
}

std::vector<std::string> poolOf(const std::vector<std::string>& paths)
{
    std::vector<std::string> pool;
    for (const std::string& path : paths) {
        if (fs::is_regular_file(path))
            pool.push_back(contentsOf(path));
        else if (fs::is_directory(path))
            for (const auto& each : fs::recursive_directory_iterator(path))
                if (each.is_regular_file())
                    pool.push_back(contentsOf(each.path()));
    }
    // Folders are listed in any order; a seed makes the same inputs everywhere.
    std::ranges::sort(pool);
    return pool;
}

int runAll(const Wanted& wanted, const std::vector<std::string>& pool)
{
    Chance chance(wanted.seed);
    for (const std::string& input : pool)
        secondsOf(input);
    const double end = wallSeconds() + wanted.seconds;
    std::uint64_t runs = pool.size();
    double slowest = 0;
    std::vector<std::string> line; // changes upon changes of one input
    while (wanted.runs ? runs < wanted.runs : wallSeconds() < end) {
        if (line.size() > 8 || line.empty())
            line = {pool[chance() % pool.size()]};
        std::string next =
            mutated(line[chance() % line.size()], pool[chance() % pool.size()], chance, mostBytes);
        slowest = std::max(slowest, secondsOf(next));
        line.push_back(std::move(next));
        ++runs;
    }
    std::printf("%llu inputs, the slowest %.3f s, at most %ld MB\n", static_cast<unsigned long long>(runs),
                slowest, peakKilobytes() / 1000);
    return 0;
}

struct Tried
{
    std::string input;
    double seconds = 0;
    long kilobytes = 0; ///< held at most, with the program itself
};

// Memory that the pool and the allocator keep isn't counted as the reader's.
Tried tried(std::string input, long programKilobytes)
{
    Tried done{std::move(input)};
    malloc_trim(0);
    const long before = resetPeak();
    done.seconds = secondsOf(done.input);
    done.kilobytes = peakSinceReset() - before + programKilobytes;
    // Once more: a busy machine is no slow input.
    if (done.seconds > mostSeconds / 100)
        done.seconds = std::min(done.seconds, secondsOf(done.input));
    return done;
}

void keepAs(const std::string& name, const Wanted& wanted, const std::string& input)
{
    std::ofstream(fs::path(wanted.keep) / name, std::ios::binary) << input;
}

int climb(const Wanted& wanted, const std::vector<std::string>& pool)
{
    for (const std::string& input : pool)
        secondsOf(input); // what is read once, catalogues, is the program's
    const long programKilobytes = resetPeak();
    if (programKilobytes == 0) {
        std::fprintf(stderr, "this system doesn't tell how much memory is held\n");
        return 1;
    }
    Chance chance(wanted.seed);
    std::vector<Tried> slowest;
    const double end = wallSeconds() + wanted.seconds;
    std::uint64_t runs = 0;
    Tried most; // of each the most
    bool isFound = false;
    while (runs < pool.size() || wallSeconds() < end) {
        // First the given inputs, then mostly the slowest: these alone would end in one corner.
        const bool isGiven = runs < pool.size();
        const std::string& parent = isGiven             ? pool[runs]
                                    : chance() % 8 == 0 ? pool[chance() % pool.size()]
                                                        : slowest[chance() % slowest.size()].input;
        Tried next =
            tried(isGiven ? parent : mutated(parent, pool[chance() % pool.size()], chance, mostBytesOfFile),
                  programKilobytes);
        ++runs;
        isFound = isFound || next.seconds > mostSeconds || next.kilobytes > mostKilobytes;
        if (next.kilobytes > most.kilobytes) {
            most.kilobytes = next.kilobytes;
            keepAs("largest", wanted, next.input);
        }
        if (next.seconds > most.seconds) {
            most.seconds = next.seconds;
            keepAs("slowest", wanted, next.input);
            std::printf("%.3f s, %ld MB: %zu bytes\n", next.seconds, next.kilobytes / 1000,
                        next.input.size());
            std::fflush(stdout);
        }
        slowest.push_back(std::move(next));
        if (slowest.size() > 2 * slowestKept) {
            std::ranges::sort(slowest, std::greater(), &Tried::seconds);
            slowest.resize(slowestKept);
        }
    }
    std::printf("%llu inputs, the slowest %.3f s, at most %ld MB\n", static_cast<unsigned long long>(runs),
                most.seconds, most.kilobytes / 1000);
    return isFound ? 1 : 0;
}

} // namespace

int main(int argc, char** argv)
{
    Wanted wanted;
    const std::vector<std::string> arguments(argv + 1, argv + argc);
    for (std::size_t k = 0; k < arguments.size(); ++k) {
        const auto value = [&]() -> const std::string& {
            static const std::string none;
            return k + 1 < arguments.size() ? arguments[++k] : none;
        };
        if (arguments[k] == "--runs")
            wanted.runs = std::strtoull(value().c_str(), nullptr, 10);
        else if (arguments[k] == "--seconds")
            wanted.seconds = std::strtod(value().c_str(), nullptr);
        else if (arguments[k] == "--seed")
            wanted.seed = std::strtoull(value().c_str(), nullptr, 10);
        else if (arguments[k] == "--keep")
            wanted.keep = value();
        else if (arguments[k] == "--slowest")
            wanted.isSlowest = true;
        else
            wanted.inputs.push_back(arguments[k]);
    }
    foundPath = (fs::path(wanted.keep) / "found").string();
    catchEnds();
    const auto pool = poolOf(wanted.inputs);
    if (pool.empty()) {
        std::fprintf(stderr, "there is nothing to make inputs of\n");
        return 2;
    }
    return wanted.isSlowest ? climb(wanted, pool) : runAll(wanted, pool);
}
