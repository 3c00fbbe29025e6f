/** Hours in a line of contact data, as bars over and under pages have them. */
import { describe, expect, it } from '@jest/globals';
import { readPage } from '../../domain/knowledge/read-page.ts';
import { hoursOf } from '../support/hours-of.ts';

type Row = [language: string, html: string, expected: string[]];

describe('bars of contact data', () => {
  it.each<Row>([
    ['en', '<div>Mon-Fri 7am-4pm | Call us: 503-555-0148</div>', ['mon-fri 07:00-16:00']],
    ['en', '<p>Quill Bindery • 9 Mill Rd, Salem, OR 97301 • Tue-Sat 10am-6pm</p>', ['tue-sat 10:00-18:00']],
    [
      'en',
      '<div>9 Mill Rd, Salem, OR | Mon-Thu: 9am-6pm | Fri: 9am-1pm | 503-555-0148</div>',
      ['mon-thu 09:00-18:00', 'fri 09:00-13:00'],
    ],
    ['en', '<div>Mon-Fri 7am-4pm – Call us: 503-555-0148</div>', ['mon-fri 07:00-16:00']],
    [
      'de',
      '<footer>Uhrmacher Quandt | Di-Fr 9:30-18:00 Uhr | Sa 9:30-13:00 Uhr | Tel. 0341 998877</footer>',
      ['tue-fri 09:30-18:00', 'sat 09:30-13:00'],
    ],
    [
      'fr',
      '<div>8 rue du Four, 69003 Lyon | Mardi au samedi : 9h - 19h | Fermé dimanche et lundi | Tél. 04 78 00 11 22</div>',
      ['tue-sat 09:00-19:00', 'mon+sun closed'],
    ],
    [
      'es',
      '<div>Lun–Vie 9–18 h · C/ Olmo 12, Madrid · Llámanos al 91 555 01 48</div>',
      ['mon-fri 09:00-18:00'],
    ],
    [
      'it',
      '<div>Via Olmo 12, 20121 Milano • Lun-Ven 9:00-18:00 • Chiamaci 02 5550148</div>',
      ['mon-fri 09:00-18:00'],
    ],
    ['pt', '<div>Seg a Sex 9h-18h | Ligue: (11) 3456-7890</div>', ['mon-fri 09:00-18:00']],
    [
      'nl',
      '<div>Ma-vr 9.00-17.30 uur | Molenstraat 4, Utrecht | Bel 030 555 0148</div>',
      ['mon-fri 09:00-17:30'],
    ],
    [
      'pl',
      '<header><div>pn-pt: 8-19, sob: 8-16 | tel. 12 555 01 48</div></header>',
      ['mon-fri 08:00-19:00', 'sat 08:00-16:00'],
    ],
    [
      'ro',
      '<div>Luni-Vineri 9:00-18:00 | Str. Lungă 12, Brașov | Tel: 0268 555 014</div>',
      ['mon-fri 09:00-18:00'],
    ],
  ])('%s: %s', (language, html, expected) => {
    expect(hoursOf(html, language)).toEqual(expected);
  });

  it.each<Row>([
    [
      'en',
      '<div><span>9 Mill Rd, Salem, OR 97301</span><span>Tue-Sat: 10:00 AM - 6:00 PM</span><span>(503) 555-0148</span></div>',
      ['tue-sat 10:00-18:00'],
    ],
    [
      'en',
      '<div><span>9 Mill Rd, Salem</span> <span>Tue-Sat 10am-6pm</span> <a href="tel:5035550148">Call 503-555-0148</a></div>',
      ['tue-sat 10:00-18:00'],
    ],
    [
      'de',
      '<div><i class="clock"></i> Di-Fr 9-18 Uhr <i class="phone"></i> Telefon 0341 998877</div>',
      ['tue-fri 09:00-18:00'],
    ],
    [
      'en',
      '<div><svg><path/></svg> Tue-Sat 10am-6pm <svg><path/></svg> Call us 503-555-0148</div>',
      ['tue-sat 10:00-18:00'],
    ],
    [
      'it',
      '<table><tr><td>Via Olmo 12, Milano</td><td>Lun-Ven 9:00-18:00</td><td>Chiamaci 02 5550148</td></tr></table>',
      ['mon-fri 09:00-18:00'],
    ],
  ])('elements beside each other, %s: %s', (language, html, expected) => {
    expect(hoursOf(html, language)).toEqual(expected);
  });

  it('bars of branches are each of its own', () => {
    const bars =
      '<div>Ashby | 12 Mill Street | Mon-Fri 9am-5pm | Call 01904 555014</div><div>Corley | 3 High Street | Mon-Fri 9am-4pm | Call 01904 555015</div>';
    expect(hoursOf(bars)).toEqual(['mon-fri 09:00-17:00 Ashby', 'mon-fri 09:00-16:00 Corley']);
  });

  it.each([
    '<p>Warehouse helper | Mon-Fri 8am-5pm | Full time</p>',
    '<p>Pottery class | Mon-Fri 3pm-6pm | Call 503-555-0148</p>',
    '<p>Pilates with Nell | Mon-Fri 6pm-7pm | Call 503-555-0148</p>',
    '<p>Quiz | Thu 7pm-11pm | 9 Mill Rd, Salem</p>',
    '<p>Live Jazz | Thu-Sun 8pm-11:30pm | Call 503-555-0148</p>',
  ])('courses, jobs and single evenings are none: %s', (html) => {
    expect(hoursOf(html)).toEqual([]);
  });

  it('what stands beside hours is told without them', () => {
    const html =
      '<html lang="en"><body><footer>Mon-Fri 8am-6pm | All bookings require a deposit of $50.</footer></body></html>';
    const { facts } = readPage({ url: 'https://quill.example/', html });
    const told = facts.flatMap((fact) => (fact.kind === 'policy' ? [fact.value.text] : []));
    expect(told).toEqual(['All bookings require a deposit of $50.']);
  });
});
