import { type Node, nodeIn, nodesIn, valueAt } from './syntax';

/** The members of `types` in `setup`, and what its events and tags are declared as, followed to an alias of the file. */
export const declaredTypes = (program: Node, setup: Node) => {
  const literal = nodeIn(nodeIn(valueAt(setup, 'types')).typeAnnotation);
  const members = nodesIn(literal.members);
  const statements = nodesIn(program.body).flatMap((one) => [one, nodeIn(one.declaration)]);
  const aliases = statements.filter(({ type }) => type === 'TSTypeAliasDeclaration');
  const memberOf = (name: string): Node | null => {
    const found = members.find(({ key }) => nodeIn(key).name === name);
    if (found === undefined) return null;
    const type = nodeIn(nodeIn(found.typeAnnotation).typeAnnotation);
    const { name: called } = nodeIn(type.typeName);
    const alias = aliases.find(({ id }) => called !== undefined && nodeIn(id).name === called);
    return alias === undefined ? type : nodeIn(alias.typeAnnotation);
  };
  return { literal, members, events: memberOf('events'), tags: memberOf('tags') };
};
