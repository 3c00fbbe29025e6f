/** Numbers of other bodies that a site names: who is there at night, who licenses, who insures, who tells guests the way. */
import { describe, expect, it } from '@jest/globals';
import { composeKnowledge } from '../../domain/knowledge/compose-knowledge.ts';
import { readPage } from '../../domain/knowledge/read-page.ts';
import { valuesOf } from '../../eval/fixture-sites.ts';

const phonesOf = (lang: string, end: string, body: string, title = 'Start'): string[] => {
  const url = `https://www.shop.${end}/`;
  const html = `<html lang=${lang}><title>${title}</title><h1>Welcome</h1>${body}`;
  return valuesOf(composeKnowledge([readPage({ url, html })], { url }).facts, 'phone').map(
    ({ e164, printed }) => e164 ?? printed,
  );
};

describe('a house that is named for the time when nobody is there', () => {
  it.each([
    ['en', 'com', '(517) 555-0134', 'After hours please call Lakeside Animal Hospital at (517) 555-0177'],
    ['es', 'es', '952 12 34 56', 'Fuera de horario llame a la Clínica Veterinaria Sur, 952 44 55 66'],
    ['fr', 'fr', '02 97 12 34 56', 'En dehors de nos horaires : Clinique Vétérinaire Océane, 02 97 44 55 66'],
    ['it', 'it', '045 801 2345', 'Fuori orario chiamate la Clinica Veterinaria Adige, 045 801 9988'],
    ['pt', 'pt', '253 123 456', 'Fora do horário ligue para a Clínica Veterinária Minho: 253 654 321'],
    ['nl', 'nl', '0228-123456', 'Buiten onze praktijkuren belt u Dierenkliniek Polder, 0229-654321'],
    ['pl', 'pl', '22 123 45 67', 'Po godzinach: Klinika Weterynaryjna Bzura, tel. 22 555 44 33'],
    ['ro', 'ro', '0264 123 456', 'În afara programului sunați la Clinica Someșul, 0264 654 321'],
  ])('%s: is another one', (lang, end, own, text) => {
    const told = phonesOf(lang, end, `<p>${own}</p>`);
    expect(phonesOf(lang, end, `<p>${own}</p><p>${text}.</p>`)).toEqual(told);
    expect(told).toHaveLength(1);
  });

  it.each([
    ['After hours please call our emergency line at (517) 555-0177', 'Start'],
    ['When we are closed, text Sam Doyle on (517) 555-0177', 'Start'],
    ['After hours call Lakeside Vets at (517) 555-0177', 'Lakeside Vets'],
  ])('is the business itself: %s', (text, title) => {
    expect(phonesOf('en', 'com', `<p>${text}</p>`, title)).toEqual(['+15175550177']);
  });

  it('is the business itself where its address is called so, or only a telephone is', () => {
    const byShop = 'After hours call Shop Street Clinic at (517) 555-0177';
    expect(phonesOf('en', 'com', `<p>${byShop}</p>`)).toEqual([]);
    expect(phonesOf('en', 'com', `<p>${byShop.replace(' Street', '')}</p>`)).toEqual(['+15175550177']);
    const german = 'Außerhalb der Sprechzeiten: Praxis Telefon 07361 12345';
    expect(phonesOf('de', 'de', `<p>${german}</p>`)).toEqual(['+49736112345']);
  });
});

describe('bodies that everybody may call', () => {
  it.each([
    ['en', 'ie', 'Kerrydoc Caredoc', 'Caredoc: <a href="tel:+353667141234">066 714 1234</a>'],
    [
      'de',
      'de',
      'Apothekennotdienst Aalen',
      'Apothekennotdienst: <a href="tel:+49736112345">07361 12345</a>',
    ],
    [
      'es',
      'es',
      'Farmacia de guardia Ríos',
      'Farmacia de guardia: <a href="tel:+34952123456">952 12 34 56</a>',
    ],
    [
      'fr',
      'fr',
      'Dentiste de garde Vannes',
      'Dentiste de garde : <a href="tel:+33297123456">02 97 12 34 56</a>',
    ],
    [
      'it',
      'it',
      'Farmacia di turno Adige',
      'Farmacia di turno: <a href="tel:+390458012345">045 801 2345</a>',
    ],
    ['nl', 'nl', 'Tandartspost Hoorn', 'Tandartspost: <a href="tel:+31228123456">0228-123456</a>'],
  ])('%s: are the business itself where its title says so: %s', (lang, end, title, text) => {
    expect(phonesOf(lang, end, `<p>${text}</p>`, title)).toHaveLength(1);
    expect(phonesOf(lang, end, `<p>${text}</p>`)).toEqual([]);
  });

  it.each([
    ['en', 'ie', '066 714 1234', 'Contact CareDoc on 0818 355 111'],
    ['en', 'com', '(517) 555-0134', 'National Suicide Prevention Lifeline 1-800-273-8255'],
    ['en', 'com', '(517) 555-0134', 'Complaints: Department of Licensing and Regulation, 1-800-803-9202'],
    ['de', 'de', '07361 12345', 'Tourist-Information Aalen, Tel. 07361 522358'],
    ['de', 'de', '07361 12345', 'Versicherung: Schaden-Hotline 0800 1122 334'],
    ['es', 'es', '952 12 34 56', 'Información turística: 952 98 76 54'],
    ['fr', 'fr', '02 97 12 34 56', 'Maison médicale de garde : 02 97 98 76 54'],
    ['it', 'it', '045 801 2345', 'Vigili del fuoco: 045 807 5627'],
    ['pt', 'pt', '253 123 456', 'Linha Saúde 24: 808 24 24 24'],
    ['nl', 'nl', '0228-123456', 'Dienstapotheek Hoorn: 0229-208006'],
    ['pl', 'pl', '22 123 45 67', 'Informacja turystyczna: 22 474 11 42'],
    ['ro', 'ro', '0264 123 456', 'Centrul de informare turistică: 0264 450 410'],
    ['ja', 'jp', '03-1234-5678', '休診日は休日診療所（03-9876-5432）へ'],
  ])('%s: %s, %s %s', (lang, end, own, text) => {
    const told = phonesOf(lang, end, `<p>Tel. ${own}</p>`);
    expect(told).toHaveLength(1);
    expect(phonesOf(lang, end, `<p>Tel. ${own}</p><p>${text}</p>`)).toEqual(told);
  });

  it('are nobody here, though a link calls them', () => {
    const link = '<p>Out of hours: SouthDoc <a href="tel:0818355999">0818 355 999</a></p>';
    expect(phonesOf('en', 'ie', `<p>Tel. 066 714 1234</p>${link}`)).toEqual(['+353667141234']);
  });
});

describe('a Japanese word right behind a number', () => {
  it('is no part of it', () => {
    expect(phonesOf('ja', 'jp', '<p>ご予約は☎0120-345-678まで</p>')).toEqual(['+81120345678']);
  });
});

describe('houses of insurers and associations on a page that laws ask for', () => {
  const addressesOf = (lang: string, path: string, body: string): string[] => {
    const url = `https://www.praxis.de/${path}`;
    const { facts } = readPage({ url, html: `<html lang=${lang}><body>${body}</body>` });
    return valuesOf(facts, 'address').map(({ street = '' }) => street);
  };
  const lines = (tag: string, ...texts: string[]): string =>
    texts.map((text) => `<${tag}>${text}</${tag}>`).join('');
  const own = ['Praxis Lind', 'Hofgasse 9', '91301 Forchheim'];
  const insurer = ['Berufshaftpflichtversicherung', 'Nordstern Sach AG', 'Ringallee 3, 44139 Dortmund'];

  it.each(['p', 'h5', 'li'])('are not its own, line by line in <%s>', (tag) => {
    const body = lines(
      tag,
      'Impressum',
      ...own,
      ...insurer,
      'Mitglied im Berufsverband',
      'Am Damm 4, 44801 Bochum',
    );
    expect(addressesOf('de', 'impressum.html', body)).toEqual(['Hofgasse 9']);
  });

  it.each([
    ['behind a label', ['Anschrift der Praxis: Hofgasse 9, 91301 Forchheim']],
    ['behind a title', ['Kontakt', 'Hofgasse 9, 91301 Forchheim']],
  ])('end %s', (_, rest) => {
    const body = lines('p', 'Impressum', 'Mitglied im Berufsverband der Heilberufe', ...rest);
    expect(addressesOf('de', 'impressum.html', body)).toEqual(['Hofgasse 9']);
  });
});
