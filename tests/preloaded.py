"""What the fork server of `tests/command.py` has imported: all that commands and bots import."""

import gc
import importlib
import pkgutil

import edubba.cli
import edubba.server
from edubba.server import thinking

for package in (edubba.cli, edubba.server):
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        if ".migrations." not in module.name:  # those run when they are imported
            importlib.import_module(module.name)
thinking.warm()
gc.collect()
gc.freeze()  # else the first collection of each command would copy all of it
