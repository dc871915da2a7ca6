import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import { pointsOf } from '../../../tools/mutants/product/points';
import { withAll, withOne } from '../../../tools/mutants/product/rewrite';
import { nameOf, sampleOf } from '../../../tools/mutants/product/sample';
import { readSource } from '../../house/source-files';

const changesOf = (source: string, file = 'domain/rules/x.tsx') =>
  pointsOf(file, source).map(({ shown, change }) => `${shown}: ${change}`);

describe('the mutants of a source', () => {
  test.each([
    ['if (a) b();', ['a: siempre', 'a: nunca', 'b();: sin la llamada']],
    ['const x = a < 3;', ['a < 3: <= por <', '3: 4 por 3']],
    ['const x = a && b;', ['a && b: sin && b', 'a && b: sin a &&']],
    ['const x = !a;', ['!a: sin !']],
    ['const x = /^a+$/;', ['/^a+$/: sin ^', '/^a+$/: sin $']],
    ['const x = a.trim();', ['a.trim(): sin trim']],
    ['const x = a.some(b);', ['a.some(b): every por some']],
    ['const x = a?.trim().slice(b);', ['a?.trim().slice(b): sin slice']],
    ['const x = { a: b };', ['a: b: sin a']],
    ['const x = [a, b];', ['b: sin el último']],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source of a test
    ['const x = `a ${b}`;', ['`a ${b}`: sin ${b}']],
    ['const X = () => <p className="a" title={b}><i /></p>;', ['title={b}: sin title', '<i />: sin el elemento']],
    ["import a from 'b'; type C = 'd'; const { e: f } = a; throw new Error('g');", []],
  ])('%s', (source, changes) => {
    expect(changesOf(source)).toEqual(changes);
  });

  test('of texts nothing is left out where only wording would be missing that no row wants', () => {
    const source =
      "const x = { a: 'Espere un momento.', b: ['No', 'Favor intente.'], c: ['Uno', 'Dos'], d: 'acceso', e: f };";
    const made = pointsOf('x.ts', source, (sentence) => sentence.startsWith('Favor'));
    expect(made.filter(({ instead }) => instead === null).map(({ change }) => change)).toEqual([
      'sin b',
      'sin el último',
      'sin d',
      'sin e',
    ]);
  });

  test('a required sentence loses its last word, unrequired wording is skipped, and any other text is emptied', () => {
    const source = "const x = ['Favor intente más tarde.', 'Espere un momento.', 'acceso'];";
    const made = (isDictated: ((sentence: string) => boolean) | null) =>
      pointsOf('x.ts', source, isDictated).map(({ shown, change, instead }) => `${shown}: ${change} ${instead}`);
    const last = "'acceso': sin el último null";
    expect([made((sentence) => sentence.startsWith('Favor')), made(null)]).toEqual([
      [last, `'Favor intente más tarde.': otra frase "Favor intente más"`, "'acceso': otro texto ''"],
      [
        last,
        "'Favor intente más tarde.': otro texto ''",
        "'Espere un momento.': otro texto ''",
        "'acceso': otro texto ''",
      ],
    ]);
  });
});

test('all fit into one source, which behaves as before until one is selected', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: source of a test
  const source = 'return a > 3 && [a, 7].some((one) => one === a) ? { kind: 1, said: `${a}!` } : { kind: 0 };';
  const points = pointsOf('x.ts', `(a) => { ${source} }`).map((point, id) => ({ ...point, id }));
  const whole = withAll(`(a) => { ${source} }`, points, (id) => `is(${id})`);
  const run = (code: string, chosen: number, a: number): unknown => {
    try {
      return JSON.stringify(new Function('is', 'a', `return (${code})(a)`)((id: number) => id === chosen, a));
    } catch (error) {
      return String(error);
    }
  };
  for (const a of [2, 3, 4]) {
    expect(run(whole, -1, a)).toBe(run(`(a) => { ${source} }`, -1, a));
    for (const point of points)
      expect([point.change, run(whole, point.id, a)]).toEqual([
        point.change,
        run(withOne(`(a) => { ${source} }`, point), -1, a),
      ]);
  }
});

describe('a sample', () => {
  const sample = sampleOf(200, 7);

  test('is the same for the same seed, differs by seed, and covers each area', () => {
    expect(sampleOf(200, 7).map(nameOf)).toEqual(sample.map(nameOf));
    expect(sampleOf(200, 8).map(nameOf)).not.toEqual(sample.map(nameOf));
    const count = (area: string) => sample.filter((mutant) => mutant.area === area).length;
    expect(['rules', 'wiring', 'contract', 'server', 'texts'].map(count)).toEqual([50, 50, 20, 60, 20]);
  });

  test('compiles, each alone and all together', () => {
    const broken = (file: string, code: string) => parseSync(file, code).errors.map(({ message }) => message);
    const files = [...new Set(sample.map(({ file }) => file))];
    expect(sample.flatMap((mutant) => broken(mutant.file, withOne(readSource(mutant.file).text, mutant)))).toEqual([]);
    expect(
      files.flatMap((file) => {
        const chosen = sample.filter((mutant) => mutant.file === file);
        const others = pointsOf(file, readSource(file).text).filter(
          ({ start, end }) => !chosen.some((mutant) => mutant.start === start && mutant.end === end),
        );
        const own = [...chosen, ...others.map((point) => ({ ...point, id: 0 }))];
        return broken(
          file,
          withAll(readSource(file).text, own, (id) => `is(${id})`),
        );
      }),
    ).toEqual([]);
  });
});
