import { expect, test } from 'vitest';
import { activate, choose, follow, pick, press, reconnect, wait, write } from '../../e2e/walks/acts';
import { describeSight } from '../../e2e/walks/describe-sight';
import { fromServer, readAs } from '../../e2e/walks/read-as';
import type { Sight } from '../../e2e/walks/sight';

test.each([
  [press('Enviar'), 'Pulse «Enviar».'],
  [press('Menú', 'En la barra inferior'), 'En la barra inferior pulse «Menú».'],
  [press(readAs('Su cuenta, AP', '«Su cuenta»')), 'Pulse «Su cuenta».'],
  [activate('Pausar'), 'Pulse «Pausar».'],
  [follow('¿Olvidó su contraseña?'), 'Pulse «¿Olvidó su contraseña?».'],
  [write('Número', '0011'), 'En «Número» escriba 0011.'],
  [write('Número', () => '00112345678', '{documento}'), 'En «Número» escriba {documento}.'],
  [choose('Documento', 'Pasaporte'), 'En «Documento» elija Pasaporte.'],
  [pick('Claro'), 'Elija «Claro».'],
  [wait(1000), 'Espere un segundo.'],
  [wait(4000), 'Espere 4 segundos.'],
  [wait(60_000), 'Espere un minuto.'],
  [wait(300_000), 'Espere 5 minutos.'],
  [reconnect, 'Quite la red del equipo y vuelva a ponerla.'],
])('an act of one verb has its sentence and its gesture: %o', ({ action, gesture }, sentence) => {
  expect([action, typeof gesture]).toEqual([sentence, 'function']);
});

const sights: readonly [Sight, string][] = [
  [{}, ''],
  [{ heading: 'Citas', dialog: null }, '«Citas»'],
  [{ address: '/login', heading: 'Bienvenida' }, 'La página /login, «Bienvenida»'],
  [{ address: '/club' }, 'La página /club'],
  [{ dialog: 'Salir', says: ['¿Seguro?'], offers: ['No', 'Sí'] }, 'El diálogo «Salir»: «¿Seguro?», con «No» y «Sí»'],
  [{ dialog: 'Salir', offers: ['A', 'B', 'C'] }, 'El diálogo «Salir», con «A», «B» y «C»'],
  [{ dialog: readAs('Avisos', 'bajo la campana'), says: ['Nada'] }, 'bajo la campana: «Nada»'],
  [{ says: [fromServer('No.'), 'Llame.'] }, 'el mensaje del servidor, «Llame.»'],
  [{ says: ['Sin conexión', 'Llame.'] }, '«Sin conexión» «Llame.»'],
  [{ dialog: 'Salir', focus: 'No' }, 'El diálogo «Salir». El foco está en «No»'],
  [{ chosen: 'Claro' }, 'Está elegido «Claro»'],
  [{ silent: ['Aviso'], withholds: ['Reintentar'] }, 'No se ve «Aviso» y «Reintentar»'],
  [{ says: ['Lista'], silent: ['Aviso'] }, '«Lista»'],
  [{ says: ['Lista'], forPeople: 'La lista entera.' }, 'La lista entera.'],
];
test.each(sights)('a sight has its sentence: %j', (sight, sentence) => {
  expect(describeSight(sight)).toBe(sentence);
});
