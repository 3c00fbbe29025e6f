/** What a failed workflow tells its client: a code of the contract for everything that can go wrong. */
import { describe, expect, it } from '@jest/globals';
import {
  ActivityFailure,
  ApplicationFailure,
  CancelledFailure,
  RetryState,
  TimeoutFailure,
  TimeoutType,
} from '@temporalio/common';
import { finalFailure, siteFailure, stepFailure } from '../../activities/errors.ts';
import { SiteError } from '../../sites/types.ts';
import { operationFailureOf } from '../../workflows/failures.ts';

/** As the workflow sees what an activity threw. */
const fromActivity = (cause: Error) =>
  new ActivityFailure('activity failed', 'deploy', '1', RetryState.TIMEOUT, 'worker', cause);
const timeout = new TimeoutFailure('too late', undefined, TimeoutType.START_TO_CLOSE);

describe('a failure', () => {
  it.each([
    ['a cancellation', new CancelledFailure('stop'), 'CANCELED', false, true],
    ['a cancelled activity', fromActivity(new CancelledFailure('stop')), 'CANCELED', false, true],
    ['an activity that took too long', fromActivity(timeout), 'TIMED_OUT', true, true],
    [
      'a failure of the contract',
      fromActivity(finalFailure('NO_NUMBER_AVAILABLE', 'None left.', false)),
      'NO_NUMBER_AVAILABLE',
      false,
      true,
    ],
    [
      'a defect that says so',
      fromActivity(finalFailure('INTERNAL', 'Missing.', true)),
      'INTERNAL',
      true,
      false,
    ],
    [
      'an error that nobody planned for',
      fromActivity(ApplicationFailure.create({ message: 'x' })),
      'INTERNAL',
      true,
      false,
    ],
    ['a defect of the workflow', new TypeError('x'), 'INTERNAL', true, false],
  ])('that is %s has its code', (_, error, code, retryable, expected) => {
    expect(operationFailureOf(error)).toMatchObject({ code, retryable, expected });
  });

  it.each([
    ['data that the database calls invalid', '22021', true],
    ['a constraint that others may have violated', '23505', false],
    ['a database that went away', '57P01', false],
  ])('of a step by %s is final where no other try helps', (_, code, isFinal) => {
    const error = Object.assign(new Error('refused'), { code });
    const thrown = stepFailure(error);
    if (isFinal) expect(thrown).toMatchObject({ type: 'INTERNAL', nonRetryable: true });
    else expect(thrown).toBe(error);
  });

  it.each([
    ['a site that asks for a moment', 3_000, { nonRetryable: false, nextRetryDelay: 3_000 }, 3],
    ['a site that asks for minutes, which is not asked again', 120_500, { nonRetryable: true }, 121],
    ['a site that asks for no time at all', 0, { nonRetryable: false }, 0],
    ['a site that asks for nothing', undefined, { nonRetryable: false }, undefined],
  ])('of %s says how long to wait', (_, retryAfterMs, failure, seconds) => {
    const error = new SiteError('SITE_UNREACHABLE', 'It answered 429', { retryable: true, retryAfterMs });
    const thrown = siteFailure(error, 1) as ApplicationFailure;
    expect(thrown).toMatchObject({ ...failure, type: 'SITE_UNREACHABLE' });
    expect(thrown.nextRetryDelay === undefined).toBe(!('nextRetryDelay' in failure));
    expect(operationFailureOf(fromActivity(thrown))).toMatchObject({ retryable: true });
    expect(operationFailureOf(fromActivity(thrown)).retryAfterSeconds).toBe(seconds);
  });

  it('that nobody planned for tells nothing of its inside', () => {
    const { message } = operationFailureOf(fromActivity(new Error('password=hunter2')));
    expect(message).not.toContain('hunter2');
  });
});
