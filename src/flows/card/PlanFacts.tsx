import { FactGrid } from '../../ui/blocks/FactGrid';
import { RecordList } from '../../ui/blocks/RecordList';
import type { cardFacts } from './card-facts';
import { cardTexts as words } from './texts';

/** Regime and plan side by side; several plans as a list, since two can have the same type. */
export const PlanFacts = ({ regime, plans }: Pick<ReturnType<typeof cardFacts>, 'regime' | 'plans'>) => {
  const [only] = plans;
  if (only === undefined) return <FactGrid facts={[...regime, { label: words.plan, value: words.sinPlan }]} />;
  if (plans.length === 1) return <FactGrid facts={[...regime, only]} />;
  return (
    <>
      <FactGrid facts={regime} />
      <RecordList
        label={words.planes}
        records={plans.map(({ label, value }) => ({ title: value, date: '', lines: [label] }))}
      />
    </>
  );
};
