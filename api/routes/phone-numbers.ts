/** Phone numbers that are held, with what they cost. */
import {
  getPhoneNumber,
  listPhoneNumbers,
  type PhoneNumber,
} from '../../contract/endpoints/phone-numbers.ts';
import {
  findPhoneNumber,
  listPhoneNumbers as listPhoneNumberRows,
  type PhoneNumberRow,
} from '../../db/phone-numbers.ts';
import { answerList, idOf } from '../lists.ts';
import { notFound } from '../not-found.ts';
import { route, type Route } from '../route.ts';
import type { Services } from '../services.ts';

export function phoneNumberRoutes({ db, sealer, platforms }: Services): Route[] {
  /** A platform that is not configured any more tells no price; its numbers cost us nothing that we know of. */
  const monthlyCosts = new Map(
    platforms.configured().map(({ name, capabilities }) => [name, capabilities.numberMonthlyMicrousd]),
  );

  const present = (row: PhoneNumberRow): PhoneNumber => ({
    phone_number_id: row.id,
    phone_number: row.e164,
    agent_id: row.agent_id,
    platform: row.platform,
    monthly_cost: { amount_microusd: monthlyCosts.get(row.platform) ?? 0, currency: 'USD' },
    created_at: row.created_at.toISOString(),
  });

  return [
    route(listPhoneNumbers)(async (call) => ({
      body: await answerList(sealer, listPhoneNumbers, call, {
        fetch: (page) => listPhoneNumberRows(db, call.caller.accountId, call.query, page),
        keyOf: idOf,
        present,
      }),
    })),

    route(getPhoneNumber)(async ({ params, caller }) => {
      const number = await findPhoneNumber(db, caller.accountId, params.phone_number_id);
      if (!number) throw notFound('phone number');
      return { body: present(number) };
    }),
  ];
}
