import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';
import { type ReactNode, useRef } from 'react';
import { useMedia } from '../hooks/use-media';
import { useScrollOverflow } from '../hooks/use-scroll-overflow';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { middle } from '../theme/scale';
import { line, list, panel, tab, well } from './Tabs.css';

export interface TabsProps<Id extends string> {
  label: string;
  /** `short`: shown on phones, where screen readers add the label. */
  tabs: readonly { id: Id; label: string; short?: string }[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** `inner`: nested in another panel with tabs. */
  look?: 'page' | 'inner';
  /** The panel of the selected tab; while it loads, its skeleton. */
  children: ReactNode;
  /** Tabs whose panels stay mounted while another tab is selected. */
  kept?: readonly { id: Id; content: ReactNode }[];
}

export const Tabs = <Id extends string>({
  label,
  tabs,
  selected,
  onSelect,
  look = 'page',
  kept = [],
  children,
}: TabsProps<Id>) => {
  const roomy = useMedia(middle);
  const row = useRef<HTMLDivElement>(null);
  useScrollOverflow(row, selected);
  const select = (value: string) => {
    const chosen = tabs.find(({ id }) => id === value);
    if (chosen !== undefined) onSelect(chosen.id);
  };
  return (
    <Root value={selected} onValueChange={select}>
      <div className={look === 'page' ? line : well}>
        <List ref={row} className={list} aria-label={label}>
          {tabs.map(({ id, label: words, short }) => (
            <Trigger key={id} className={tab} value={id}>
              {roomy || short === undefined ? (
                words
              ) : (
                <>
                  {short} <VisuallyHidden>({words})</VisuallyHidden>
                </>
              )}
            </Trigger>
          ))}
        </List>
      </div>
      {kept.every(({ id }) => id !== selected) && (
        <Content className={panel} value={selected}>
          {children}
        </Content>
      )}
      {kept.map(({ id, content }) => (
        <Content key={id} className={panel} value={id} forceMount hidden={selected !== id}>
          {content}
        </Content>
      ))}
    </Root>
  );
};
