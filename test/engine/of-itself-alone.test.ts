/** What is said of one thing alone, and what is said twice. */
import { describe, expect, it } from '@jest/globals';
import { askShop } from './ask-shop.ts';

const page = (...lines: string[]): Record<string, string> => ({
  '': lines.map((line) => `<p>${line}</p>`).join(''),
});

describe('a place for a car is booked for itself', () => {
  const studios = {
    es: page('Reserve por teléfono o en la web.', 'Hay una plaza de aparcamiento, con reserva previa.'),
    ja: page('ご予約はお電話またはホームページのフォームで。', '駐車場は1台分あります（要予約）。'),
  };
  it.each([
    ['es', '¿Hay que reservar?', /por teléfono/, /aparcamiento/],
    ['ja', '予約は必要ですか？', /お電話/, /駐車場/],
  ] as const)('%s: and not asked of the rest: %s', async (language, question, expected, wrong) => {
    const text = await askShop(studios[language], question, language);
    expect(text).toMatch(expected);
    expect(text).not.toMatch(wrong);
  });
  it.each([
    ['es', '¿Hace falta reservar el aparcamiento?', /con reserva previa/],
    ['ja', '駐車場は予約が必要ですか？', /要予約/],
  ] as const)('%s: but of itself: %s', async (language, question, expected) => {
    expect(await askShop(studios[language], question, language)).toMatch(expected);
  });
});

describe('who asks about smoking hears nothing of dogs', () => {
  it.each([
    ['es', page('Los perros son bienvenidos en la terraza.'), '¿Se puede fumar en la terraza?'],
    ['pt', page('Cães são bem-vindos na esplanada.'), 'Pode-se fumar na esplanada?'],
    ['en', page('Dogs are welcome on the terrace.'), 'Can I smoke on the terrace?'],
    ['ro', page('Câinii sunt bineveniți pe terasă.'), 'Se poate fuma pe terasă?'],
  ])('%s', async (language, shop, question) => {
    expect(await askShop(shop, question, language)).not.toMatch(/perros|Cães|Dogs|Câinii/);
  });
});

describe('an amount is told once', () => {
  it.each([
    [
      'pt',
      page('Pedimos um sinal de 30 %. O cancelamento é gratuito até 7 dias antes; depois perde-se o sinal.'),
      'De quanto é o sinal?',
      /Pedimos um sinal/g,
    ],
    [
      'ja',
      page('空きがあれば当日も可能です。キャンセルは前日50％、当日100％をいただきます。'),
      '前日にキャンセルしたらいくらですか？',
      /キャンセルは前日/g,
    ],
  ])('%s', async (language, shop, question, told) => {
    expect((await askShop(shop, question, language)).match(told)).toHaveLength(1);
  });
});

describe('words of callers', () => {
  const auto = page('Luni–vineri 8:00–17:30, sâmbătă 9:00–13:00.', 'Vorbim română, maghiară și engleză.');
  const clay = page('作品の発送は900円から承ります。', '手ぶらでお越しいただけます。');
  it.each([
    ['ro', auto, 'Sâmbătă până la cât?', /închidem la 13:00/],
    ['ro', auto, 'La cât deschideți sâmbăta?', /deschidem la 9:00/],
    ['ro', auto, 'Vorbiți ungurește?', /spune: Vorbim/],
    ['ja', clay, '送料はいくらですか？', /900円/],
    ['ja', clay, '何を持っていけばいいですか？', /あります。手ぶら/],
  ])('%s: %s %s', async (language, shop, question, expected) => {
    expect(await askShop(shop, question, language)).toMatch(expected);
  });

  it('pt: when it closes for its holidays', async () => {
    const house = page('Segunda a sexta das 8h às 20h. Encerramos de 6 de janeiro a 10 de fevereiro.');
    expect(await askShop(house, 'Quando é que fecham para férias?', 'pt')).toMatch(/6 de janeiro/);
  });
});
