/** Who is closed until further notice, or for good, is never said to be open. */
import { describe, expect, it } from '@jest/globals';
import { askShop } from './ask-shop.ts';

const page = (hours: string, notice: string): Record<string, string> => ({
  '': `<h1>Willow Shop</h1><p>12 Mill Road, Leeds LS1 4AB</p><p>${hours}</p><p>${notice}</p>`,
});

describe('asked whether it is open', () => {
  const closed = page('Opening hours: Mon–Fri 9am–5pm', 'We are closed until further notice.');
  it.each([
    'Are you open now?',
    'Are you open today?',
    'Are you open on Thursday?',
    'Are you open at ten on Friday?',
    'Are you closed on Saturday?',
    'What are your opening hours?',
    'When do you open next?',
    'Are you open every day?',
    'Until when are you open today?',
  ])('tells the notice first: %s', async (question) => {
    expect(await askShop(closed, question)).toMatch(/^[^.]*We are closed until further notice\./);
  });

  it.each([
    ['de', 'Öffnungszeiten: Mo–Fr 9–17 Uhr', 'Wegen Umbau geschlossen.', 'Haben Sie heute geöffnet?'],
    ['fr', 'Horaires : lundi au vendredi 9h-17h', 'Fermé temporairement.', 'Êtes-vous ouverts aujourd’hui ?'],
    ['es', 'Horario: lunes a viernes 9:00-17:00', 'Cerrado hasta nuevo aviso.', '¿Están abiertos hoy?'],
    ['it', 'Orari: lunedì-venerdì 9:00-17:00', 'Chiuso fino a nuovo avviso.', 'Siete aperti oggi?'],
    ['pt', 'Horário: segunda a sexta 9h-17h', 'Encerrado temporariamente.', 'Estão abertos hoje?'],
    [
      'nl',
      'Openingstijden: maandag t/m vrijdag 9.00-17.00',
      'Tijdelijk gesloten.',
      'Zijn jullie vandaag open?',
    ],
    ['pl', 'Godziny otwarcia: pon.-pt. 9:00-17:00', 'Nieczynne do odwołania.', 'Czy jest dziś otwarte?'],
    ['ro', 'Program: luni-vineri 9:00-17:00', 'Închis temporar.', 'Sunteți deschis astăzi?'],
    ['ja', '営業時間 月～金 9:00～17:00', '当面の間、休業いたします。', '今日は営業していますか?'],
  ])('tells it in %s', async (language, hours, notice, question) => {
    expect(await askShop(page(hours, notice), question, language)).toContain(notice.replace(/[.。]$/, ''));
  });

  it('tells no hours of who has closed for good', async () => {
    const gone = page('Opening hours: Mon–Fri 9am–5pm', 'We have closed down.');
    const said = await askShop(gone, 'Are you open today?');
    expect(said).toContain('We have closed down');
    expect(said).not.toMatch(/9 am|yes/i);
  });

  it('answers as ever where nothing of the kind is said, or only of a part', async () => {
    const open = page('Opening hours: Mon–Fri 9am–5pm', 'The pool is temporarily closed.');
    expect(await askShop(open, 'Are you open today?')).toMatch(/^Yes/);
  });
});
