import { describe, expect, it } from '@jest/globals';
import { hearPhone } from '../../engine/builtin/language/spoken-numbers.ts';
import { wordsFor } from '../../engine/builtin/language/lexicons.ts';

const heard = (language: string, text: string): string | undefined => hearPhone(text, wordsFor(language));

describe('telephone numbers as they are said', () => {
  it.each([
    ['en', 'eight oh two triple seven oh one double four', '8027770144'],
    ['en', 'seven seven seven, zero one four four, area code eight zero two', '8027770144'],
    ['en', '802 777 0144 extension 31', '802 777 0144 extension 31'],
    ['en', 'eight oh two seven seven seven oh one forty-four ext three one', '8027770144 ext 31'],
    ['en', 'for three at six, eight oh two seven seven seven oh one four four', '8027770144'],
    ['en', 'my number is (802) 777-0144 and there are 5 of us', '(802) 777-0144'],
    ['en', '802 777 0144, four people', '802 777 0144'],
    ['en', 'eight oh two seven seven seven oh one four four for two people', '8027770144'],
    ['en', 'plus four four one one seven four nine six oh one two three', '+441174960123'],
    ['de', '0176 9876543 Durchwahl 31', '0176 9876543 Durchwahl 31'],
    ['de', 'null eins sieben sechs achtundneunzig sechsundsiebzig vierundfünfzig', '0176987654'],
    ['de', 'Meine Nummer ist null eins sieben sechs neun acht sieben doppel sechs', '017698766'],
    ['fr', 'zéro sept vingt et un quatre-vingt-dix-huit soixante-douze onze', '0721987211'],
    ['es', 'seis doce treinta y cuatro cincuenta y seis veintiocho', '612345628'],
    ['it', 'tre tre otto ventuno quarantasei settantotto nove', '3382146789'],
    ['pt', 'nove doze trinta e quatro cinquenta e seis setenta e oito', '912345678'],
    ['nl', 'nul zes achtentwintig vierendertig zesenvijftig twaalf', '0628345612'],
    ['pl', 'pięć zero jeden dwadzieścia trzy czterdzieści pięć sześćdziesiąt', '501234560'],
    ['ro', 'zero șapte douăzeci și doi treizeci și patru cincizeci și șase', '07223456'],
    ['ja', '〇九〇の一二三四の五六七八', '090-1234-5678'],
    ['ja', '０９０－１２３４－５６７８', '090-1234-5678'],
    ['ja', 'ゼロ八ゼロの二三四五の六七八九', '08023456789'],
    ['pt', 'vinte e um, nove meia oito dois, três meia quatro um', '2196823641'],
    ['pt', 'novecentos e trinta e um, duzentos e vinte, quatrocentos e dois', '931220402'],
    ['it', 'trecentotrentotto, due uno quattro, seicentosettantotto, nove', '3382146789'],
    ['it', 'trecento, due uno quattro, sei sette otto nove', '3002146789'],
    ['de', 'null siebenhundertsechsundneunzig, zwölf, fünfhunderteins, dreißig', '07961250130'],
    ['nl', 'nul vierhonderdtweeëntachtig, tien, drie keer de vier, twee', '0482104442'],
    ['pl', 'pięć zero jeden, trzy siódemki, dwa zera, jeden', '501777001'],
    ['en', 'eight oh two, three fours, oh one double four', '8024440144'],
    ['de', '+49 176 dann neun acht sieben sechs fünf vier', '+49176987654'],
  ])('%s: %s', (language, text, number) => {
    expect(heard(language, text)).toBe(number);
  });

  it.each([
    ['en', 'eight oh two dubble seven seven seven oh one four'],
    ['en', 'eight oh two seven seven seven oh one dubble four'],
    ['en', 'table for two on tuesday at seven thirty'],
    ['en', '04/07/1981'],
    ['de', '4.7.1981 und 12:30'],
    ['pt', 'sete e meia para sete pessoas, seis crianças e meia dúzia'],
  ])('%s: no number in "%s"', (language, text) => {
    expect(heard(language, text)).toBeUndefined();
  });
});
