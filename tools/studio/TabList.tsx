import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';

interface Tab {
  id: string;
  name: string;
  draw(): ReactNode;
}

const keys: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

export const TabList = ({ label, tabs }: { label: string; tabs: readonly Tab[] }) => {
  const [open, setOpen] = useState(tabs[0]?.id ?? '');
  const list = useRef<HTMLDivElement>(null);
  const current = tabs.find(({ id }) => id === open);
  const turn = ({ key }: KeyboardEvent) => {
    const by = keys[key];
    if (by === undefined) return;
    const place = (tabs.findIndex(({ id }) => id === open) + by + tabs.length) % tabs.length;
    setOpen(tabs[place]?.id ?? '');
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[place]?.focus();
  };
  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className="tabs">
        {tabs.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`tab-${id}`}
            aria-selected={id === open}
            aria-controls="panel"
            tabIndex={id === open ? 0 : -1}
            onClick={() => setOpen(id)}
            onKeyDown={turn}
          >
            {name}
          </button>
        ))}
      </div>
      <div id="panel" role="tabpanel" aria-labelledby={`tab-${open}`} className="panel">
        {current?.draw()}
      </div>
    </>
  );
};
