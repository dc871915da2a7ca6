import { type Plugin, parseSync, Visitor } from 'vite';

/** Parts of a declaration that only the server needs: request schemas, which give the client only types. */
const checked: readonly string[] = ['query', 'body', 'bodyLimit', 'affiliate'];

/** Reduces the declaration of a call to what the client needs: the request's method and path, and the decoder. */
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
