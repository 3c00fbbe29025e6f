/** Things that callers call otherwise than the site does. */
import { describe, expect, it } from '@jest/globals';
import { service } from './businesses.ts';
import { ask } from './converse.ts';

describe('things under another name', () => {
  it.each([
    ['en', 'E-bike service', 'Do you do electric bikes?'],
    ['en', 'Duvet cleaning', 'Can you clean a comforter?'],
    ['en', 'Rubbish removal', 'Do you remove junk?'],
    ['de', 'Gardinen waschen', 'Waschen Sie auch Vorhänge?'],
    ['de', 'Sofareinigung: Sofa', 'Reinigen Sie auch eine Couch?'],
    ['es', 'Bicicletas eléctricas', '¿Hacen también e-bikes?'],
    ['es', 'Limpieza de sofás', '¿Limpian tresillos o un sillón?'],
    ['fr', 'Entretien de vélo électrique', 'Vous faites aussi les VAE ?'],
    ['fr', 'Nettoyage de couette', 'Vous nettoyez un édredon ?'],
    ['it', 'Lavaggio piumoni', 'Lavate anche una trapunta?'],
    ['it', 'Riparazione bici elettriche', 'Riparate anche una e-bike?'],
    ['pt', 'Limpeza de edredões', 'Limpam um edredom?'],
    ['nl', 'Dekbed wassen', 'Wassen jullie ook donsdekens?'],
    ['nl', 'Reparatie koelkast', 'Repareren jullie een ijskast?'],
    ['pl', 'Pranie kanap', 'Czy pierzecie też sofy?'],
    ['pl', 'Pranie kołder', 'Czy pierzecie pierzyny?'],
    ['ro', 'Spălat pilote', 'Spălați și plăpumi?'],
    ['ro', 'Curățare canapea', 'Curățați și o sofa?'],
  ])('%s: %s: %s', async (language, name, question) => {
    expect(await ask(language, [service(name), service('Aaa')], '', question)).toContain(name);
  });
});
