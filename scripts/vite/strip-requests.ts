import { type Plugin, parseSync, Visitor } from 'vite';

/** What only the server needs of a declaration: it checks what is asked, the client is typed by it. */
const checked: readonly string[] = ['query', 'body', 'bodyLimit', 'affiliate'];

/** A declaration of a call as the client needs it: how to ask, and how to read the answer. */
export const withoutRequests = (file: string, source: string): string => {
  const cuts: [number, number][] = [];
  new Visitor({
    CallExpression: ({ callee, arguments: [declaration] }) => {
      if (callee.type !== 'Identifier' || callee.name !== 'endpoint' || declaration?.type !== 'ObjectExpression')
        return;
      for (const property of declaration.properties)
        if (property.type === 'Property' && property.key.type === 'Identifier' && checked.includes(property.key.name))
          cuts.push([property.start, property.end]);
    },
  }).visit(parseSync(file, source).program);
  return cuts.reduceRight((text, [start, end]) => text.slice(0, start) + text.slice(end).replace(/^\s*,/, ''), source);
};

export const stripRequests = (): Plugin => ({
  name: 'strip-requests',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) =>
    /[\\/]domain[\\/]contract[\\/][^?]*\.ts$/.test(id) ? { code: withoutRequests(id, code), map: null } : null,
});
