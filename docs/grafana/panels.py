"""The panels of the dashboard, row by row: what each shows, and what its figures mean to an operator."""
# ruff: noqa: E501  # a table: what a panel says stays on its line

from __future__ import annotations

from dataclasses import dataclass

_HERE = '{instance=~"$instance"}'


def rate(name: str, by: str = "", where: str = "") -> str:
    """How often a second something is counted."""
    labels = f'{{instance=~"$instance"{"," if where else ""}{where}}}'
    grouped = f" by ({by})" if by else ""
    return f"sum{grouped} (rate({name}{labels}[$__rate_interval]))"


def quantile(share: float, name: str, by: str = "") -> str:
    """The value that this share of observations stays below."""
    inside = rate(f"{name}_bucket", f"{by}, le" if by else "le")
    return f"histogram_quantile({share}, {inside})"


def quantiles(name: str) -> tuple[tuple[str, str], ...]:
    """Half, nearly all, and all but one in a hundred."""
    return tuple((quantile(share / 100, name), f"{share} %") for share in (50, 95, 99))


def now(name: str, how: str = "sum", by: str = "", where: str = "") -> str:
    """A gauge, of all processes together."""
    labels = f'{{instance=~"$instance"{"," if where else ""}{where}}}'
    return f"{how}{f' by ({by})' if by else ''} ({name}{labels})"


def each(query: str) -> str:
    """What the processes of an instance do or have together, as the mean of one of them."""
    return f"{query} / {now('edubba_workers_alive', by='instance')}"


def site(name: str, how: str, *by: str) -> str:
    """A gauge of the whole site, which one process keeps: whichever servers are picked, all are asked."""
    return f"{how} by ({', '.join(('job', *by))}) ({name})"


@dataclass(frozen=True)
class Panel:
    """One picture: queries with their legends, a unit of Grafana's, and where it turns yellow and red.

    With `low` small values are the bad ones, and with `high` those from there on are bad again.
    """

    title: str
    text: str
    queries: tuple[tuple[str, str], ...]
    unit: str = "short"
    yellow: float | None = None
    red: float | None = None
    low: bool = False
    high: float | None = None
    kind: str = "timeseries"
    width: int = 8


def stat(
    title: str, text: str, query: str, unit: str = "short", *, legend: str = "", **limits: float
) -> Panel:
    """One number, large."""
    low = bool(limits.pop("low", 0))
    return Panel(title, text, ((query, legend),), unit, kind="stat", width=4, low=low, **limits)


FAILED, ALL = rate("edubba_requests_total", where='status=~"5.."'), rate("edubba_requests_total")
ERRORS = f"({FAILED} or vector(0)) / {ALL}"

ROWS: dict[str, tuple[Panel, ...]] = {
    "Is it well?": (
        stat("Database", "1 while the database answers every process; 0 and play stands still.",
             now("edubba_database_up", "min"), low=1, red=1),
        stat("Processes", "How many processes answer on the port.", now("edubba_workers_alive"), low=1, red=1),
        stat("Stewards", "Exactly one process per site, however many machines it has, keeps clocks and sends notices.",
             site("edubba_steward", "sum"), low=1, red=1, high=2),
        stat("Up for", "Since the youngest process started; small after a restart nobody wanted is bad.",
             f"time() - max(edubba_process_start_time_seconds{_HERE})", "s"),
        stat("Failed requests", "Share of HTTP requests that the server itself got wrong (5xx).",
             ERRORS, "percentunit", yellow=0.001, red=0.01),
        stat("Version", "The program that answers; two during a rolling restart.",
             now("edubba_info", "count", "version"), legend="{{version}}"),
    ),
    "Players": (
        Panel("Listeners", "Open connections that listen to matches: people at a table or watching.",
              ((now("edubba_listeners", by="instance"), "{{instance}}"),)),
        Panel("Matches", "Matches that run, and tables that wait for players.",
              ((site("edubba_matches", "max", "status"), "{{status}}"),)),
        Panel("Events", "What happens at tables, stored a second, by kind; drafts are unfinished turns.",
              ((rate("edubba_events_total", "kind"), "{{kind}}"),), "ops"),
        Panel("Connections closed", "WebSockets the server closed, by code: 4008 could not keep up, 4429 asked too "
              "much, 4401 signed out, 4404 nothing to see.",
              ((rate("edubba_sockets_closed_total", "code"), "{{code}}"),), "ops"),
        Panel("Refusals for haste", "Requests and messages answered with 429: a client in a loop, or an attack.",
              ((rate("edubba_requests_total", where='status="429"'), "requests"),
               (rate("edubba_messages_refused_total", where='status="429"'), "messages")), "ops", yellow=1, red=20),
        Panel("Failed log-ins", "Wrong name or password, and those held back after too many.",
              ((rate("edubba_requests_total", "status", 'route="/api/login",status=~"401|429"'), "{{status}}"),),
              "ops", yellow=0.2, red=2),
    ),
    "Commands": (
        Panel("Commands", "What people do at tables: done, refused by the rules, stale (made on an older version), "
              "failed (our fault).", ((rate("edubba_commands_total", "outcome"), "{{outcome}}"),), "ops"),
        Panel("Until on disk", "Seconds from a command's arrival to its place on disk: what a player waits for.",
              quantiles("edubba_command_seconds"), "s", yellow=0.1, red=0.5),
        Panel("Refused messages", "Messages over WebSockets answered with a problem, by its status.",
              ((rate("edubba_messages_refused_total", "status"), "{{status}}"),), "ops"),
        Panel("Requests", "HTTP answers by status.", ((rate("edubba_requests_total", "status"), "{{status}}"),), "reqps"),
        Panel("Slow addresses", "The five patterns of addresses whose answers take longest (95 %).",
              ((f"topk(5, {quantile(0.95, 'edubba_request_seconds', 'route')})", "{{route}}"),), "s",
              yellow=0.5, red=2, width=16),
    ),
    "Bots": (
        Panel("Waiting for a bot", "Decisions of the whole site that no bot has begun; above zero for long: more processes for bots.",
              ((site("edubba_bots_waiting", "sum"), "{{job}}"),), yellow=5, red=20),
        Panel("Thinking", "Seconds in which bots decide, by level (95 %).",
              ((quantile(0.95, "edubba_bot_seconds", "level"), "{{level}}"),), "s", yellow=10, red=20),
        Panel("Decisions and failures", "Decisions a second by level; a failure costs a bot its level, not the match.",
              ((rate("edubba_bot_seconds_count", "level"), "{{level}}"),
               (rate("edubba_bot_failures_total", "level"), "{{level}} fails")), "ops"),
    ),
    "Database": (
        Panel("Group commit", "Seconds of one transaction with all writes that waited, flush to disk included.",
              quantiles("edubba_commit_seconds"), "s", yellow=0.1, red=0.5),
        Panel("Writes a commit", "How many writes share a flush: grows with load, and that is what it is for.",
              ((f"{rate('edubba_commit_writes_sum')} / {rate('edubba_commit_writes_count')}", "mean"),
               (quantile(0.99, "edubba_commit_writes"), "99 %")), yellow=200, red=450),
        Panel("Connections in use", "Database connections of one process that somebody has, in the mean; to PostgreSQL it has 12 at most, then others wait.",
              ((each(now("edubba_database_connections", by="instance")), "{{instance}}"),), yellow=8, red=11),
        Panel("Outages", "Times a second that the database was asked in vain.",
              ((rate("edubba_outages_total", "instance"), "{{instance}}"),), "ops", yellow=0.01, red=0.1),
        Panel("Own work that fails", "Times a second that the server's own work failed, by name; /health names what does not work now.",
              ((rate("edubba_work_failures_total", "work"), "{{work}}"),
               (now("edubba_work_failing", "max", "work"), "{{work}} does not work now")), yellow=0.01, red=0.1),
        Panel("Notices unsent", "Mails and webhooks that are due; growing means the mail server does not take them.",
              ((site("edubba_notices_unsent", "max"), "{{job}}"),), yellow=20, red=100, width=16),
    ),
    "Broadcast between processes": (
        Panel("News", "What processes tell each other of matches, sent and heard; silent on SQLite.",
              ((rate("edubba_broadcasts_total", "direction"), "{{direction}}"),), "ops"),
        Panel("Lag", "Seconds from telling to hearing in another process; storing, and waiting for one's turn to tell, are not in it.",
              quantiles("edubba_broadcast_lag_seconds"), "s", yellow=0.2, red=1),
        Panel("Reconnects", "Lost connections that were made anew; each one is caught up from the database.",
              ((rate("edubba_reconnects_total", "what"), "{{what}}"),), "ops", yellow=0.01, red=0.1),
    ),
    "Process": (
        Panel("Event loop", "How late the loop wakes a sleeper, and the worst since the start: late loops make slow tables.",
              (*quantiles("edubba_loop_delay_seconds"), (now("edubba_loop_delay_worst_seconds", "max"), "worst")), "s",
              yellow=0.02, red=0.1),
        Panel("Memory", "Resident memory of each process; those of the bots are not in it.",
              ((f"edubba_process_memory_bytes{_HERE}", "{{instance}} {{pid}}"),), "bytes"),
        Panel("Processor", "Processors that one process of the server uses, in the mean, without its bots; it cannot use more than 1.",
              ((each(rate("edubba_process_cpu_seconds_total", "instance")), "{{instance}}"),), "short", yellow=0.7, red=0.9),
        Panel("Open files", "Sockets and files of each process, as a share of what it may have.",
              ((f"edubba_process_open_files{_HERE} / edubba_process_max_files{_HERE}", "{{instance}} {{pid}}"),),
              "percentunit", yellow=0.6, red=0.8, width=24),
    ),
}  # fmt: skip
