import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brand as own, brandColors as ownColors } from '../../domain/brand/brand';
import { mainCenter as ownCenter } from '../../domain/brand/service-centers';
import { brand as other, brandColors as otherColors } from '../fixtures/brand/brand';
import { helpHours, mainCenter as otherCenter } from '../fixtures/brand/service-centers';
import { projectCopy } from './project-copy';

const { folder, run, remove } = projectCopy();

/** Everything that a browser may get, as text. */
const built = (): string =>
  readdirSync(join(folder, 'dist/portal'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(html|css|js|json|svg)$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n');

/** As the minifier writes a colour. */
const short = (color: string) => color.toLowerCase().replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3');
const setOf = (colors: typeof ownColors) =>
  new Set(Object.values(colors).flatMap(({ light, dark }) => [short(light), short(dark)]));

describe('another brand, by domain/brand alone', () => {
  let text = '';
  beforeAll(() => {
    cpSync(join(folder, 'tests/fixtures/brand'), join(folder, 'domain/brand'), { recursive: true });
    const { status, said } = run(process.execPath, 'scripts/build.mjs');
    if (status !== 0) throw new Error(said);
    text = built().toLowerCase();
  }, 300_000);
  afterAll(remove);

  test('shows its name, words, help and colours', () => {
    const wanted = [
      other.productName,
      other.tagline,
      ...Object.values(other.links),
      otherCenter.nombre,
      ...helpHours.map(({ dias }) => dias),
    ].map((word) => word.toLowerCase());
    expect(wanted.filter((word) => !text.includes(word))).toEqual([]);
    expect([...setOf(otherColors)].filter((color) => !text.includes(color))).toEqual([]);
    expect(text).toContain('m8 29 20 11l12 18z');
  });

  test('contains nothing of ours', () => {
    const words = [
      own.productName,
      own.tagline,
      own.links.ayudaTelefono,
      own.links.ayudaCorreo,
      ownCenter.nombre,
      ownCenter.direccion,
    ];
    expect(words.filter((word) => text.includes(word.toLowerCase()))).toEqual([]);
    const shared = setOf(otherColors);
    expect([...setOf(ownColors)].filter((color) => !shared.has(color) && text.includes(color))).toEqual([]);
    expect(text).not.toContain('m10.5 31v18.5');
  });
});
