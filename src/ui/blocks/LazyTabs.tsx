import { lazy, Suspense } from 'react';
import { Skeleton } from './Skeleton';
import type { TabsProps } from './Tabs';

const Loaded = lazy(() => import('./Tabs').then(({ Tabs }) => ({ default: Tabs })));

interface Props<Id extends string> extends TabsProps<Id> {
  loadingLabel: string;
}

export const LazyTabs = <Id extends string>({ loadingLabel, ...props }: Props<Id>) => (
  <Suspense fallback={<Skeleton shape="field" label={loadingLabel} />}>
    <Loaded
      {...props}
      onSelect={(value) => {
        const chosen = props.tabs.find(({ id }) => id === value);
        if (chosen !== undefined) props.onSelect(chosen.id);
      }}
    />
  </Suspense>
);
