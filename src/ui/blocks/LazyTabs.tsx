import { lazyComponent } from './lazy-component';
import { Skeleton } from './Skeleton';
import type { TabsProps } from './Tabs';

interface Props<Id extends string> extends TabsProps<Id> {
  loadingLabel: string;
}

const Loaded = lazyComponent<Props<string>>(() => import('./Tabs').then(({ Tabs }) => Tabs), {
  waiting: ({ loadingLabel }) => <Skeleton shape="field" label={loadingLabel} />,
});

export const LazyTabs = <Id extends string>(props: Props<Id>) => (
  <Loaded
    {...props}
    onSelect={(value) => {
      const chosen = props.tabs.find(({ id }) => id === value);
      if (chosen !== undefined) props.onSelect(chosen.id);
    }}
  />
);
