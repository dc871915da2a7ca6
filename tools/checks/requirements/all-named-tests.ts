import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../explore/flows';
import { type NamedTest, namedTestsIn } from './named-tests';

const testFiles = (): string[] =>
  ['domain', 'src', 'machines', 'server', 'tests', 'e2e'].flatMap((folder) =>
    readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' })
      .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
      .filter((path) => /\.(test|spec)\.tsx?$/.test(path) && !path.startsWith('tests/fixtures/')),
  );

const loadTexts = (path: string) => import(pathToFileURL(resolve(root, `${path}.ts`)).href);

/** Every test of the project that names a row of the catalogue. */
export const allNamedTests = async (): Promise<NamedTest[]> => {
  const tests = testFiles().map((file) => namedTestsIn(file, readFileSync(resolve(root, file), 'utf8'), loadTexts));
  return (await Promise.all(tests)).flat();
};
