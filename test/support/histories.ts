/** What a history of Temporal's shows to an operator. */
import { tsToMs } from '@temporalio/common/lib/time.js';
import type { temporal } from '@temporalio/proto';

type Event = temporal.api.history.v1.IHistoryEvent;

/** The activities that were scheduled, by name, in order. */
export function activities(events: readonly Event[]): string[] {
  return events.flatMap(
    ({ activityTaskScheduledEventAttributes: scheduled }) => scheduled?.activityType?.name ?? [],
  );
}

/** Summaries of markers, as far as they can be read. */
export function labelsOfMarkers(events: readonly Event[]): string[] {
  return events
    .filter((event) => event.markerRecordedEventAttributes)
    .map(({ userMetadata }) =>
      Buffer.from(userMetadata?.summary?.data ?? [])
        .toString()
        .replaceAll('"', ''),
    );
}

/** How long the timers were set, in milliseconds. */
export function timersMs(events: readonly Event[]): number[] {
  return events.flatMap(({ timerStartedEventAttributes: timer }) =>
    timer?.startToFireTimeout ? [tsToMs(timer.startToFireTimeout)] : [],
  );
}
