import { arch, platform } from 'node:process';
import {
  AttachmentContentEncoding,
  type Envelope,
  type Pickle,
  PickleStepType,
  StepDefinitionPatternType,
  TestStepResultStatus,
  version,
} from '@cucumber/messages';
import { featureMessages, idOfPath } from './feature-messages';
import type { Result } from './results';

/** A feature file of the paths that were tried. */
export interface TriedFeature {
  uri: string;
  text: string;
}

const { PASSED, FAILED, SKIPPED } = TestStepResultStatus;

/** A result has a day and no hour: noon in Santo Domingo is the same day almost everywhere. */
const noonOf = (day: string) => ({ seconds: Date.parse(`${day}T12:00:00-04:00`) / 1000, nanos: 0 });
const duration = { seconds: 0, nanos: 0 };

/** The steps up to the one that failed have passed; the others were not done. */
const statusesOf = ({ steps }: Pickle, { resultado, paso }: Result): TestStepResultStatus[] => {
  if (resultado === 'pasa') return steps.map(() => PASSED);
  const outcomes = steps.flatMap(({ type }, index) => (type === PickleStepType.OUTCOME ? [index] : []));
  const number = Number(/\.(\d+)$/.exec(paso)?.[1] ?? outcomes.length);
  const [before = -1, at = steps.length - 1] = [outcomes[number - 2], outcomes[number - 1]];
  return steps.map((_, index) => {
    if (resultado === 'no se pudo') return index <= before ? PASSED : SKIPPED;
    if (index === at) return FAILED;
    return index < at ? PASSED : SKIPPED;
  });
};

const caseMessages = (pickle: Pickle): Envelope => ({
  testCase: {
    id: `${idOfPath(pickle)}/case`,
    pickleId: pickle.id,
    testRunStartedId: 'run',
    testSteps: pickle.steps.map(({ id }, index) => ({
      id: `${idOfPath(pickle)}/case/${index + 1}`,
      pickleStepId: id,
      stepDefinitionIds: ['person'],
      stepMatchArgumentsLists: [{ stepMatchArguments: [] }],
    })),
  },
});

const tryMessages = (pickle: Pickle, result: Result): Envelope[] => {
  const path = idOfPath(pickle);
  const testCaseStartedId = `${path}/try`;
  const timestamp = noonOf(result.fecha);
  const who = [`Probador: ${result.probador}`, result.version === '' ? '' : `Versión: ${result.version}`, result.nota];
  return [
    { testCaseStarted: { id: testCaseStartedId, testCaseId: `${path}/case`, attempt: 0, timestamp } },
    ...statusesOf(pickle, result).flatMap((status, index): Envelope[] => {
      const testStepId = `${path}/case/${index + 1}`;
      const message = status === FAILED && result.nota !== '' ? { message: result.nota } : {};
      return [
        { testStepStarted: { testCaseStartedId, testStepId, timestamp } },
        {
          testStepFinished: {
            testCaseStartedId,
            testStepId,
            testStepResult: { status, duration, ...message },
            timestamp,
          },
        },
      ];
    }),
    {
      attachment: {
        body: who.filter((line) => line !== '').join('\n'),
        // The media type that formatters show as a note.
        mediaType: 'text/x.cucumber.log+plain',
        contentEncoding: AttachmentContentEncoding.IDENTITY,
        testCaseStartedId,
        testStepId: `${path}/case/${pickle.steps.length}`,
      },
    },
    { testCaseFinished: { testCaseStartedId, timestamp, willBeRetried: false } },
  ];
};

/** The last result of each path as a test run in Cucumber Messages, which Xray, TestRail and Cucumber's report read. */
export const runMessages = (features: readonly TriedFeature[], last: ReadonlyMap<string, Result>): string => {
  const parsed = features.flatMap(({ text, uri }) => featureMessages(text, uri));
  const tried = parsed.flatMap(({ pickle }) => {
    const result = pickle === undefined ? undefined : last.get(idOfPath(pickle));
    return pickle === undefined || result === undefined ? [] : [{ pickle, result }];
  });
  const days = tried.map(({ result }) => result.fecha).toSorted();
  const [first = '1970-01-01', end = first] = [days[0], days.at(-1)];
  const envelopes: Envelope[] = [
    {
      meta: {
        protocolVersion: version,
        implementation: { name: 'oficina-virtual paths' },
        runtime: { name: 'node.js', version: process.versions.node },
        os: { name: platform },
        cpu: { name: arch },
      },
    },
    ...parsed,
    {
      stepDefinition: {
        id: 'person',
        pattern: { source: '^.*$', type: StepDefinitionPatternType.REGULAR_EXPRESSION },
        sourceReference: { uri: 'docs/qa.md', location: { line: 1 } },
      },
    },
    { testRunStarted: { id: 'run', timestamp: noonOf(first) } },
    ...tried.map(({ pickle }) => caseMessages(pickle)),
    ...tried.flatMap(({ pickle, result }) => tryMessages(pickle, result)),
    {
      testRunFinished: {
        testRunStartedId: 'run',
        success: tried.every(({ result }) => result.resultado === 'pasa'),
        timestamp: noonOf(end),
      },
    },
  ];
  return envelopes.map((envelope) => `${JSON.stringify(envelope)}\n`).join('');
};
