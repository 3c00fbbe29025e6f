/** Pieces on a topic that is near the one asked about and does not answer it. */
import { topicsHeard, type Scene } from '../business.ts';
import type { Piece } from '../evidence/retrieval.ts';
import type { Topic } from '../topics/types.ts';

/** What else is said of a booking and of paying. */
const besideBooking = ['cancel', 'deposit'] as const;

/** "Missed appointments are charged": on booking, and nothing that a question for something else asks. */
export const isBesideBooking = ({ topics }: Piece, scene: Scene): boolean =>
  besideBooking.some((topic) => topics.has(topic) && !topicsHeard(scene).has(topic));

/** Who asks of these wants to pay less, or not yet. */
const ofLess: readonly Topic[] = ['discount', 'trial'];

/** Until how long before these one may call off says nothing of when they are. */
const ofStay: readonly Topic[] = ['arrival', 'departure'];

/** What is near a topic and another one: who comes to a door brings nothing, and who pays is not told what others pay less. */
export const isOfNeighbour = ({ topics }: Piece, scene: Scene): boolean => {
  const asked = topicsHeard(scene);
  // "Can you pick us up at the station?" asks for nothing that is brought.
  const isOfRide = asked.has('airport') || asked.has('transport');
  const isBrought = (asked.has('deliver') || asked.has('takeaway')) && !isOfRide;
  return (
    (isBrought && topics.has('homeVisit') && !topics.has('deliver')) ||
    (ofStay.some((topic) => asked.has(topic)) && topics.has('cancel') && !asked.has('cancel')) ||
    (topics.has('payment') && ofLess.some((topic) => asked.has(topic) && !topics.has(topic)))
  );
};

const ownTopics: readonly Topic[] = ['alcohol', 'newClients', 'online', 'referral', 'smoking'];

/** Where one of these is asked of, what is on no topic of the question at all says nothing: words of theirs have other meanings. */
export function isOffTopic({ topics }: Piece, scene: Scene): boolean {
  const asked = topicsHeard(scene);
  return ownTopics.some((topic) => asked.has(topic)) && asked.isDisjointFrom(topics);
}
