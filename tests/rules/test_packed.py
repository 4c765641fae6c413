"""Fields of records as attributes: for every state of either game what NumPy itself reads and writes."""

from __future__ import annotations

import pickle

import numpy as np
import pytest

from edubba.games.core import NAMES, State, copied, game


@pytest.fixture(params=NAMES)
def state(request: pytest.FixtureRequest) -> State:
    found = game(request.param)
    return found.initial(found.setting({}))


def test_every_field_reads_as_numpy_reads_it(state: State) -> None:
    content = np.frombuffer(state.tobytes(), np.dtype(state.dtype.descr))[0]
    for name in state.dtype.names:
        assert np.array_equal(getattr(state, name), content[name]), name
        assert type(getattr(state, name)) is type(content[name]), name


def test_what_is_written_is_read_and_nothing_else_changes(state: State) -> None:
    for name in state.dtype.names:
        before = copied(state)
        setattr(state, name, getattr(state, name) + 1)
        assert np.all(getattr(state, name) == getattr(before, name) + 1), name
        changed = [other for other in state.dtype.names if not np.array_equal(state[other], before[other])]
        assert changed == [name]


def test_parts_of_a_field_are_written_in_place(state: State) -> None:
    for name in (name for name in state.dtype.names if getattr(state, name).ndim):
        getattr(state, name)[...] = 3
        assert np.all(state[name] == 3), name


def test_there_are_no_fields_by_mistake(state: State) -> None:
    with pytest.raises(AttributeError):
        state.scroe = 1
    with pytest.raises(AttributeError):
        _ = state.scroe


def test_a_pickle_and_an_element_of_an_array_are_such_records(state: State) -> None:
    twin = pickle.loads(pickle.dumps(state))
    assert type(twin) is type(state) is type(np.zeros(2, state.dtype)[1])
    assert twin == state
