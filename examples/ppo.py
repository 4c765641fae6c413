"""Proximal policy optimisation by self-play, in plain PyTorch on a CPU, with masks and several players.

    python examples/ppo.py sumeria --iterations 40 --plot curve.svg

One network plays all seats. It sees the position from the seat that decides and answers with a preference
for each action and the share of winning of every seat, its own first. Every few iterations it sits down
against players by lot; the plot shows its share of the wins. See docs/lab.md for the environment.
"""

import argparse
import time
from dataclasses import dataclass

import numpy as np
import torch
from torch import nn

import edubba.lab


@dataclass
class Settings:
    """The usual numbers; none was tuned for long."""

    rows: int = 256  # games side by side
    steps: int = 32  # decisions of each between two rounds of learning
    epochs: int = 2
    batch: int = 1024
    rate: float = 1e-3
    clip: float = 0.2
    trace: float = 0.95  # lambda; nothing is discounted, a game pays at its end
    entropy: float = 0.01
    width: int = 256


class Net(nn.Module):
    """Two layers, then preferences and shares; observations are scaled by the bounds of their fields."""

    def __init__(self, env, width: int) -> None:
        super().__init__()
        low, high = (torch.tensor(each, dtype=torch.float32) for each in env.layout.bounds())
        self.register_buffer("scale", 1 / torch.maximum(-low, high).clamp(min=1))
        self.body = nn.Sequential(
            nn.Linear(env.layout.size, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
        )
        self.preferences = nn.Linear(width, env.actions)
        self.shares = nn.Linear(width, env.players)
        nn.init.normal_(self.preferences.weight, std=0.01)  # begin close to playing by lot

    def forward(self, seen, masks):
        """The logarithms of the chances of all actions, and the shares of all seats, one's own first."""
        inner = self.body(seen * self.scale)
        legal = self.preferences(inner).masked_fill(~masks, -1e9)  # no infinities: their gradients are none
        return legal.log_softmax(-1), self.shares(inner).softmax(-1)


def looked_at(step):
    """Copies of what the seats that decide see: the environment writes over its own."""
    return torch.from_numpy(step.observations).float(), torch.from_numpy(step.masks != 0)


def by_seat(shares, seats):
    """Shares that begin with one's own, turned so that they begin with seat 0."""
    players = shares.shape[-1]
    return shares.gather(-1, (torch.arange(players) - seats[..., None]) % players)


def from_here(values, seats):
    """The way back: values by seat, turned so that they begin with one's own."""
    players = values.shape[-1]
    return values.gather(-1, (torch.arange(players) + seats[..., None]) % players)


@torch.no_grad()
def collect(env, net, settings):
    """Play some decisions in every row; returns what was seen, done, and how well it went for each seat."""
    kept, rewards, ends, values = [], [], [], []
    for _ in range(settings.steps):
        seen, masks = looked_at(env.last())
        seats = torch.from_numpy(env.last().seats.astype(np.int64))
        chances, shares = net(seen, masks)
        actions = chances.exp().multinomial(1)
        kept.append((seen, masks, seats, actions, chances.gather(-1, actions)))
        values.append(by_seat(shares, seats))
        step = env.step(actions[:, 0].numpy())
        rewards.append(torch.from_numpy(step.rewards.copy()))
        ends.append(torch.from_numpy(step.terminations | step.truncations)[:, None])
    last = torch.from_numpy(env.last().seats.astype(np.int64))
    following = by_seat(net(*looked_at(env.last()))[1], last)
    # Generalised advantages for all seats at once: who moves has a say in everybody's fortune.
    gains, gain = [None] * settings.steps, torch.zeros_like(following)
    for t in reversed(range(settings.steps)):
        error = rewards[t] + following * ~ends[t] - values[t]
        gain = error + settings.trace * gain * ~ends[t]
        gains[t], following = gain, values[t]
    seen, masks, seats, actions, chances = (torch.cat(each) for each in zip(*kept, strict=True))
    gains, values = from_here(torch.cat(gains), seats), from_here(torch.cat(values), seats)
    return seen, masks, actions, chances, gains[:, 0], gains + values


def learn(net, optimizer, batch, settings):
    """A few passes over what was collected."""
    for _ in range(settings.epochs):
        for picked in torch.randperm(len(batch[0])).split(settings.batch):
            seen, masks, actions, before, gains, targets = (each[picked] for each in batch)
            chances, shares = net(seen, masks)
            ratio = (chances.gather(-1, actions) - before).exp()[:, 0]
            gains = (gains - gains.mean()) / (gains.std() + 1e-8)
            bounded = ratio.clamp(1 - settings.clip, 1 + settings.clip)
            loss = -torch.minimum(ratio * gains, bounded * gains).mean()
            loss = loss + ((shares - targets) ** 2).sum(-1).mean()
            loss = loss + settings.entropy * (chances.exp() * chances).sum(-1).mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimizer.step()


@torch.no_grad()
def against_lots(game, net, games=600, seed=9):
    """The share of wins of one seat of ours against players by lot, and its standard error."""
    env = edubba.lab.vector(game, games, seed=seed)
    ours, won, open_ = np.arange(games) % env.players, np.zeros(games), np.ones(games, bool)
    while open_.any():
        actions, mine = env.sample().copy(), open_ & (env.last().seats == ours)
        if mine.any():
            seen, masks = looked_at(env.last())
            actions[mine] = net(seen[mine], masks[mine])[0].exp().multinomial(1)[:, 0].numpy()
        step = env.step(actions)
        ended = open_ & (step.terminations | step.truncations)
        won[ended] = step.rewards[ended, ours[ended]]
        open_ &= ~ended
    return won.mean(), won.std() / np.sqrt(games)


def plot(curve, even, path):
    """The learning curve with two standard errors."""
    from matplotlib.figure import Figure

    decisions, shares, errors = np.array(curve).T
    axes = (figure := Figure(figsize=(8, 4.5), facecolor="#fdf8ea", layout="constrained")).subplots()
    axes.set_facecolor("#fdf8ea")
    axes.fill_between(decisions, shares - 2 * errors, shares + 2 * errors, color="#2668b0", alpha=0.2, lw=0)
    axes.plot(decisions, shares, color="#1b2f52", marker="o")
    axes.axhline(even, color="#8a5a1c", ls="--")
    axes.text(decisions[-1], even, "an even share ", color="#8a5a1c", ha="right", va="bottom")
    axes.set(xlabel="decisions learned from", ylabel="share of wins against players by lot", ylim=(0, 1))
    axes.xaxis.set_major_formatter(lambda value, _: f"{value:,.0f}")
    axes.yaxis.set_major_formatter(lambda value, _: f"{value:.0%}")
    axes.spines[["top", "right"]].set_visible(False)
    figure.savefig(path)


def train(game, iterations, every=5, seed=1, settings=None, say=print):
    """Learn; returns the network and (decisions, share, error) at every look."""
    settings = settings or Settings()
    torch.manual_seed(seed)
    env = edubba.lab.vector(game, settings.rows, seed=seed)
    net = Net(env, settings.width)
    optimizer = torch.optim.Adam(net.parameters(), settings.rate)
    curve, began = [], time.monotonic()
    for done in range(iterations + 1):
        if done % every == 0 or done == iterations:
            share, error = against_lots(game, net)
            curve.append((done * settings.rows * settings.steps, share, error))
            left = f"{(time.monotonic() - began) / done * (iterations - done):.0f} s left" if done else ""
            say(f"{done:4}/{iterations}  {share:.1%} ± {2 * error:.1%} of the wins  {left}")
        if done < iterations:
            learn(net, optimizer, collect(env, net, settings), settings)
    return net, curve


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Learn a game by self-play.")
    parser.add_argument("game", nargs="?", default="sumeria", help="sumeria or flood")
    parser.add_argument("--iterations", type=int, default=40)
    parser.add_argument("--plot", help="where to draw the learning curve (.svg, .png)")
    wishes = parser.parse_args()
    net, curve = train(wishes.game, wishes.iterations)
    if wishes.plot:
        plot(curve, 1 / net.shares.out_features, wishes.plot)
