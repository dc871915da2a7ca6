import type { Plugin } from 'vite';

const ours = /ky[\\/]distribution[\\/](core|errors)[\\/]/;
const core = /core[\\/]Ky\.js$/;

const lean = (source: string): string =>
  source
    .replace(/(?<=[.\s])#(?=[a-zA-Z])/g, '_')
    .replace(/^ {4}\w+;$/gm, '')
    .replace(/^ {4}name = ('\w+');$/gm, '    get name() { return $1; }');

/** ky's private fields as plain ones, set by its constructors: for browsers of 2022 each would take a helper and a map. */
export const withPlainFields = (file: string, source: string): string | null => {
  if (!ours.test(file)) return null;
  if (!core.test(file)) return lean(source);
  const start = /^ {4}_retryCount = 0;$([\s\S]*?constructor\(input, options = \{\}\) \{)/m;
  const plain = lean(source).replace(start, '$1\n        this._retryCount = 0;');
  if (!plain.includes('this._retryCount = 0;')) throw new Error(`${file}: this is written otherwise now.`);
  return plain;
};

export const plainFields = (): Plugin => ({
  name: 'plain-fields',
  apply: 'build',
  transform: (source, id) => {
    const code = withPlainFields(id.split('?')[0] ?? id, source);
    return code === null ? null : { code, map: null };
  },
});
