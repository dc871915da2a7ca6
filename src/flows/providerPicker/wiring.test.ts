import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { defaultPolicy } from '../../../domain/rules/policy';
import type { PickedProvider } from '../../../domain/rules/providers/picked-provider';
import { arrive } from '../../../tests/stand-ins/fake-client';
import { stateName } from '../../../tools/explore/path-id';
import type { Client } from '../../api/client';
import { Problem } from '../../api/problem';
import { providerPickerFaultText, providerPickerTexts as texts } from './texts';
import { providerPickerLogic } from './wiring';

const provider = (codigoPrestador: string, nombre: string) => ({
  codigoPrestador,
  nombre,
  tipoPrestador: 'Medico',
  especialidad: 'Cardiología',
  direccion: '',
  telefono: '',
  correo: '',
  municipio: '',
  regimen: '',
});

const window = new EventTarget();
beforeAll(() => void Object.assign(globalThis, { window }));
afterAll(() => void Reflect.deleteProperty(globalThis, 'window'));

/** A back end that answers when the test tells it to. */
const opened = () => {
  const asked: {
    body: object;
    answer: (reply: object) => void;
    fail: (problem: Error) => void;
    signal: AbortSignal | undefined;
  }[] = [];
  const call = (_: unknown, { body }: { body: object }, signal?: AbortSignal) =>
    new Promise((answer, fail) => asked.push({ body, answer, fail, signal }));
  const picked: (PickedProvider | null)[] = [];
  const { logic, input } = providerPickerLogic({
    deps: { client: { call } as unknown as Client, policy: defaultPolicy },
    byHand: true,
    onEnd: (one) => picked.push(one),
  });
  const picker = createActor(logic, { input }).start();
  const look = (words: string) => {
    picker.send({ type: 'ESCRIBIR', campo: 'consulta', valor: words });
    picker.send({ type: 'BUSCAR' });
  };
  const names = () => picker.getSnapshot().context.encontrados?.prestadores.map(({ nombre }) => nombre);
  return { picker, asked, picked, look, names, state: () => stateName(picker.getSnapshot().value) };
};

describe('the picker of providers', () => {
  test('shows the answer to the last search, in any order of arrival', async () => {
    const { asked, look, names, state } = opened();
    look('abreu');
    look(' peña ');
    expect(asked.map(({ body }) => body)).toEqual([
      { Nombre: 'abreu', NumeroDePagina: 1, RegistrosPorPagina: 5 },
      { Nombre: 'peña', NumeroDePagina: 1, RegistrosPorPagina: 5 },
    ]);
    expect(asked.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
    asked[1]?.answer({ data: [provider('2', 'Ana Peña')], cantidadRegistros: 1 });
    asked[0]?.answer({ data: [provider('1', 'Clínica Abreu')], cantidadRegistros: 1 });
    await arrive();
    expect([state(), names()]).toEqual(['abierto.lista.encontrados', ['Ana Peña']]);
  });

  test('[TABLE-06] [TABLE-07] loads another page or size with the same words', async () => {
    const { picker, asked, look } = opened();
    const answer = { data: [provider('2', 'Ana Peña')], cantidadRegistros: 12 };
    look('peña');
    asked[0]?.answer(answer);
    await arrive();
    picker.send({ type: 'ESCRIBIR', campo: 'consulta', valor: 'otra cosa' });
    picker.send({ type: 'PAGINA', pagina: 2 });
    asked[1]?.answer(answer);
    await arrive();
    picker.send({ type: 'FILAS', filas: 25 });
    expect(asked.map(({ body }) => body)).toEqual([
      { Nombre: 'peña', NumeroDePagina: 1, RegistrosPorPagina: 5 },
      { Nombre: 'peña', NumeroDePagina: 2, RegistrosPorPagina: 5 },
      { Nombre: 'peña', NumeroDePagina: 1, RegistrosPorPagina: 25 },
    ]);
  });

  test('loads another page of the displayed list while a search is running', async () => {
    const { picker, asked, look, names } = opened();
    look('peña');
    asked[0]?.answer({ data: [provider('2', 'Ana Peña')], cantidadRegistros: 12 });
    await arrive();
    look('abreu');
    picker.send({ type: 'PAGINA', pagina: 2 });
    picker.send({ type: 'FILAS', filas: 25 });
    expect(asked.slice(2).map(({ body }) => body)).toEqual([
      { Nombre: 'peña', NumeroDePagina: 2, RegistrosPorPagina: 5 },
      { Nombre: 'peña', NumeroDePagina: 1, RegistrosPorPagina: 25 },
    ]);
    asked[1]?.answer({ data: [provider('3', 'Clínica Abreu')], cantidadRegistros: 1 });
    await arrive();
    expect(names()).toEqual(['Ana Peña']);
  });

  test('returns from the form to the displayed list and its pages', async () => {
    const { picker, asked, look, names, state } = opened();
    look('peña');
    asked[0]?.answer({ data: [provider('2', 'Ana Peña')], cantidadRegistros: 12 });
    await arrive();
    look('abreu');
    picker.send({ type: 'A_MANO' });
    picker.send({ type: 'VOLVER' });
    expect([state(), names()]).toEqual(['abierto.lista.encontrados', ['Ana Peña']]);
    picker.send({ type: 'PAGINA', pagina: 2 });
    expect(asked.at(-1)?.body).toEqual({ Nombre: 'peña', NumeroDePagina: 2, RegistrosPorPagina: 5 });
  });

  test("[PROV-14] [PROV-17] says 'Favor de introducir una consulta' of an empty box, and 'No se han encontrado prestadores' of an empty result", async () => {
    const { asked, look, state } = opened();
    look(' ');
    const empty = [state(), asked.length];
    look('zz');
    asked[0]?.answer({ data: [], cantidadRegistros: 0 });
    await arrive();
    expect([empty, state()]).toEqual([['abierto.lista.sinConsulta', 0], 'abierto.lista.ninguno']);
    expect([providerPickerFaultText.faltaConsulta, texts.ninguno]).toEqual([
      'Favor de introducir una consulta',
      'No se han encontrado prestadores',
    ]);
  });

  test('a failed search shows no previous rows, and is retried unchanged', async () => {
    const { picker, asked, look, names, state } = opened();
    look('peña');
    asked[0]?.answer({ data: [provider('2', 'Ana Peña')], cantidadRegistros: 12 });
    await arrive();
    look('abreu');
    asked[1]?.fail(new Problem('sinConexion'));
    await arrive();
    expect([state(), names()]).toEqual(['abierto.lista.fallida', undefined]);
    picker.send({ type: 'REINTENTAR' });
    expect(asked[2]?.body).toEqual({ Nombre: 'abreu', NumeroDePagina: 1, RegistrosPorPagina: 5 });
  });

  test('ends once: with the picked provider, the typed one, or none', async () => {
    const listed = opened();
    listed.picker.send({ type: 'A_MANO' });
    listed.picker.send({ type: 'ESCRIBIR', campo: 'clase', valor: 'MEDICO' });
    listed.picker.send({ type: 'ENVIAR' });
    expect(listed.state()).toBe('abierto.aMano.faltanDatos');
    listed.picker.send({ type: 'ESCRIBIR', campo: 'nombre', valor: ' Ana Peña ' });
    listed.picker.send({ type: 'ENVIAR' });
    await arrive();
    expect(listed.picked).toEqual([{ codigo: null, clase: 'MEDICO', nombre: 'Ana Peña', especialidad: '' }]);
    const left = opened();
    window.dispatchEvent(new Event('popstate'));
    await arrive();
    expect([left.state(), left.picked]).toEqual(['cerrado', [null]]);
  });
});
