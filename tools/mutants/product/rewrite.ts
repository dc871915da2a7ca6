import type { Point } from './point';

interface Chosen extends Point {
  id: number;
}

/** `name="…"`, `name={…}` or `name` as the property of an object. */
const asProperty = (attribute: string): string => {
  const at = attribute.indexOf('=');
  if (at === -1) return `${JSON.stringify(attribute)}: true`;
  const [name, value] = [attribute.slice(0, at), attribute.slice(at + 1)];
  return `${JSON.stringify(name)}: ${value.startsWith('{') ? value.slice(1, -1) : value}`;
};

/** Code with both original and mutant; `is` selects at run time. */
const either = ({ place, instead }: Point, is: string, right: string): string => {
  switch (place) {
    case 'statement':
      return `{ if (!(${is})) ${right} }`;
    case 'property':
      return `...(${is} ? {} : { ${right} })`;
    case 'item':
      return `...(${is} ? [] : [${right}])`;
    case 'attribute':
      return `{...(${is} ? {} : { ${asProperty(right)} })}`;
    case 'child':
      return `{${is} ? null : ${right}}`;
    default:
      return `(${is} ? ${instead ?? 'undefined'} : ${right})`;
  }
};

/** The source with all these mutants, of which `is(id)` activates at most one. */
export const withAll = (source: string, points: readonly Chosen[], is: (id: number) => string): string => {
  // From the inside out; at one position an expression is inside of the node that is not an expression.
  const inside = ({ place }: Point) => Number(place === 'expression');
  const sorted = points.toSorted((a, b) => a.start - b.start || b.end - a.end || inside(a) - inside(b));
  const write = (from: number, to: number, inside: readonly Chosen[]): string => {
    let [text, at] = ['', from];
    for (let index = 0; index < inside.length; ) {
      const point = inside[index];
      if (point === undefined) break;
      const within = inside.slice(index + 1).filter(({ start, end }) => start >= point.start && end <= point.end);
      text += source.slice(at, point.start);
      text += either(point, is(point.id), write(point.start, point.end, within));
      at = point.end;
      index += 1 + within.length;
    }
    return text + source.slice(at, to);
  };
  return write(0, source.length, sorted);
};

const absence: Readonly<Record<Point['place'], string>> = {
  statement: '{}',
  property: '...{}',
  item: '...[]',
  attribute: '',
  child: '{null}',
  expression: 'undefined',
};

/** The source with this mistake made. */
export const withOne = (source: string, { start, end, place, instead }: Point): string =>
  source.slice(0, start) + (instead === null ? absence[place] : `(${instead})`) + source.slice(end);
