"""What the fuzzer must know beyond the document: what no schema can foretell, and what the run itself needs."""

import json
import os
import random
import urllib.request
import uuid
from itertools import chain, repeat

import schemathesis

UNIQUE_NAMES = "JSON Schema cannot say that the names of objects in a list are unique"
ORDER = "JSON Schema cannot compare two members"
EXISTING_AGENT = "which agents exist is data"
ADDRESS = "what is a web address is more than a pattern can say"
HEADERS = "JSON Schema compares names as they are written, HTTP does not"

# Refusals of requests that the document allows, since it cannot say what is refused: per error code (and, where the
# request is called invalid, per path) why. "*" stands for every operation.
REFUSALS = {
    "*": {
        "INVALID_CURSOR": "a cursor is authenticated: only those that a list gave are good, under the same filters",
        "PRECONDITION_FAILED": "what If-Match must name is the state of the moment",
        "IDEMPOTENCY_KEY_REUSED": "whether a key was used before is history",
        "URL_NOT_ALLOWED": "which addresses are public is not in their spelling",
    },
    "signUp": {"invitation_code": "which invitations exist, and for whom, is data"},
    "createAgent": {
        "payload.template_id": "which templates exist is data",
        "payload.platform": "which platforms are configured is up to the installation",
        "payload.business_url": ADDRESS,
        "payload.extraction.intents": UNIQUE_NAMES,
        "payload.extraction.slots": UNIQUE_NAMES,
        "extraction.intents": UNIQUE_NAMES,
        "extraction.slots": UNIQUE_NAMES,
    },
    "updateAgent": {
        "template_id": "which templates exist is data",
        "extraction.intents": UNIQUE_NAMES,
        "extraction.slots": UNIQUE_NAMES,
    },
    "putExtraction": {"intents": UNIQUE_NAMES, "slots": UNIQUE_NAMES},
    "listUsage": {"to": ORDER},
    "getAgentUsage": {"until": ORDER},
    "replayWebhook": {"until": ORDER},
    "listEvents": {"after": "a position is authenticated, as a cursor is"},
    "createWebhook": {"url": ADDRESS, "agent_id": EXISTING_AGENT, "headers": HEADERS, "secret_headers": HEADERS},
    "updateWebhook": {"url": ADDRESS, "agent_id": EXISTING_AGENT, "headers": HEADERS, "secret_headers": HEADERS},
}


@schemathesis.hook
def filter_failure(context, failure, case, response):
    if failure.code != "ST202":
        return True
    error = json.loads(response.text).get("error", {})
    reasons = {**REFUSALS["*"], **REFUSALS.get(case.operation.definition.raw.get("operationId"), {})}
    paths = [detail["path"] for detail in error.get("details", [])]
    if error.get("code") == "INVALID_REQUEST":
        # What is refused inside a member is refused for the member's reason.
        known = [path for path in paths if any(path == name or path.startswith(name + ".") for name in reasons)]
        return not paths or known != paths
    return error.get("code") not in reasons


# What the run itself needs, by the operations that would take it away.
KEPT = json.loads(os.environ["FUZZ_KEPT"])
SESSION = json.loads(os.environ["FUZZ_SESSION"])
NO_SESSION = {"cookie": "none", "csrfToken": "none"}
SPARE_SESSIONS = chain(json.loads(os.environ["FUZZ_SPARE_SESSIONS"]), repeat(NO_SESSION))

# An operation is stopped once: whoever stops the one that was seeded is given one that has just begun.
PENDING = json.loads(os.environ["FUZZ_PENDING"])


def begin_operation():
    headers = {"Authorization": f"Bearer {PENDING['token']}", "Content-Type": "application/json"}
    body = json.dumps(PENDING["createAgent"]).encode()
    with urllib.request.urlopen(urllib.request.Request(PENDING["url"], body, headers), timeout=30) as answer:
        return json.load(answer)["operation_id"]


# Of valid requests, how many come with a key of their own and without a condition.
FRESH = 0.75


COOKIE = "switchboard_session"


@schemathesis.hook
def before_call(context, case, kwargs):
    operation = case.operation.definition.raw.get("operationId")
    for name, value in (case.path_parameters or {}).items():
        if value in KEPT.get(operation, []):
            # An id of the same form, of nothing.
            case.path_parameters[name] = value[:-6] + "000000"
    headers = case.headers or {}
    is_positive = case.meta is not None and case.meta.generation.mode.is_positive
    if is_positive and operation == "cancelOperation":
        if case.path_parameters["operation_id"] == PENDING["operationId"]:
            case.path_parameters["operation_id"] = begin_operation()
    if is_positive and random.random() < FRESH:
        # Nearly all would be refused for the key's earlier use, or for a state that nobody has seen.
        if "Idempotency-Key" in headers:
            headers["Idempotency-Key"] = uuid.uuid4().hex
        headers.pop("If-Match", None)
    if operation == "deleteSession":
        if (case.cookies or {}).get(COOKIE) == SESSION["cookie"]:
            # Who ends a session ends a spare one.
            session = next(SPARE_SESSIONS)
            case.cookies[COOKIE] = session["cookie"]
            headers["X-CSRF-Token"] = session["csrfToken"]
