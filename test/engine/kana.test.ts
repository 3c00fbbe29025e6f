/** Japanese words are one however they are written: in katakana, in hiragana or with the signs of the kitchen. */
import { expect, it } from '@jest/globals';
import { service } from './businesses.ts';
import { ask } from './converse.ts';

const dishes = [
  service('味噌らーめん', '950円', 950),
  service('餃子（5個）', '480円', 480),
  service('生ビール', '550円', 550),
  service('うなぎ丼', '2,200円', 2200),
  service('カキフライ', '800円', 800),
  service('メガネ拭き', '300円', 300),
];

it.each([
  ['味噌ラーメンはいくらですか', '950円'],
  ['みそらーめんはいくらですか', '950円'],
  ['ギョウザはいくらですか', '480円'],
  ['ビールはいくら', '550円'],
  ['ウナギ丼はいくらですか', '2,200円'],
  ['かきふらいはいくらですか', '800円'],
  ['めがね拭きはいくらですか', '300円'],
])('%s', async (question, price) => {
  expect(await ask('ja', dishes, '生ビールは国産です。', question)).toContain(price);
});

it.each(['ワインはいくらですか', 'コーヒーはいくらですか', 'タイ料理はいくらですか'])(
  '%s stays unknown',
  async (question) => {
    expect(await ask('ja', dishes, '生ビールは国産です。', question)).not.toMatch(/円です/u);
  },
);
