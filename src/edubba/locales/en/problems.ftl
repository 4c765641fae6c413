# What is wrong with a request, whatever it was about: one sentence, what and what to do.

problem-too-often = That was too often; try again in { $seconds } seconds.
problem-too-many = There are { $most } connections of yours already; close some of them.
problem-bad-request = The request cannot be read ({ $reason }); correct it and send it again.
problem-not-found = There is nothing at this address; check how it is spelt.
problem-method = This address does not take this method; look it up in the API's description.
problem-too-large = The request is too large; send less at once.
problem-media-type = The request has the wrong content type; send application/json.
problem-refused = The server refuses this request: { $reason }.
problem-failed = Something went wrong on the server; try again, and tell whoever runs it if it stays so.
problem-storage = The server cannot reach its storage just now, and nothing was changed that was not acknowledged; try again in a moment.
