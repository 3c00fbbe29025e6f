/** Amounts that several lines hold, and the everyday words of callers. */
import { describe, expect, it } from '@jest/globals';
import { askShop } from './ask-shop.ts';

const page = (...lines: string[]): Record<string, string> => ({
  '': lines.map((line) => `<p>${line}</p>`).join(''),
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
