import { generateMessages } from '@cucumber/gherkin';
import { type Envelope, type Pickle, SourceMediaType } from '@cucumber/messages';

/** Of the tags of a scenario the one that is the id of a path. */
const pathOf = (tags: readonly { name: string }[]): string =>
  tags.map(({ name }) => name.slice(1)).find((name) => /^\w+-[a-z\d]{5}$/.test(name)) ?? '';

/** The id that each node has in every run, by the one that the parser counted. */
const stableIds = (envelopes: readonly Envelope[]): Map<string, string> => {
  const ids = new Map<string, string>();
  for (const { gherkinDocument, pickle } of envelopes) {
    const { tags = [], children = [] } = gherkinDocument?.feature ?? {};
    for (const tag of tags) ids.set(tag.id, `${gherkinDocument?.uri}/${tag.name}`);
    for (const { scenario } of children) {
      if (scenario === undefined) continue;
      const path = pathOf(scenario.tags);
      ids.set(scenario.id, path);
      for (const tag of scenario.tags) ids.set(tag.id, `${path}/${tag.name}`);
      for (const [index, step] of scenario.steps.entries()) ids.set(step.id, `${path}/${index + 1}`);
    }
    if (pickle === undefined) continue;
    const path = pathOf(pickle.tags);
    ids.set(pickle.id, `${path}/pickle`);
    for (const [index, step] of pickle.steps.entries()) ids.set(step.id, `${path}/pickle/${index + 1}`);
  }
  return ids;
};

/** What the official parser makes of a feature file, with ids that come from the paths'. */
export const featureMessages = (text: string, uri: string): Envelope[] => {
  let counted = 0;
  const envelopes = generateMessages(text, uri, SourceMediaType.TEXT_X_CUCUMBER_GHERKIN_PLAIN, {
    defaultDialect: 'es',
    includeSource: true,
    includeGherkinDocument: true,
    includePickles: true,
    newId: () => {
      counted += 1;
      return `\u0000${counted}`;
    },
  });
  const ids = stableIds(envelopes);
  const stable: Envelope[] = JSON.parse(JSON.stringify(envelopes), (_, value) =>
    typeof value === 'string' ? (ids.get(value) ?? value) : value,
  );
  return stable;
};

export const idOfPath = ({ id }: Pickle): string => id.replace(/\/pickle$/, '');
