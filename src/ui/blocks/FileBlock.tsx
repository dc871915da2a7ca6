import { type DragEvent, type ReactNode, useId, useState } from 'react';
import { head, idle, over, rule as ruleStyle, title as titleStyle } from './FileBlock.css';

interface Props {
  /** The target of an ErrorSummary. */
  id: string;
  title: string;
  /** Accepted formats, count and size. */
  rule: string;
  badge: ReactNode;
  /** Called for dropped files, and for pasted ones while the focus is inside. */
  onFiles: (files: readonly File[]) => void;
  children: ReactNode;
}

const carriesFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** One required document: its files, and how to add one. */
export const FileBlock = ({ id, title, rule, badge, onFiles, children }: Props) => {
  const label = useId();
  const [isOver, setOver] = useState(false);
  const leave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
  };
  return (
    <section
      aria-labelledby={label}
      className={isOver ? over : idle}
      onDragOver={(event) => {
        if (!carriesFiles(event)) return;
        // Otherwise the browser would navigate to the dropped file.
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={leave}
      onDrop={(event) => {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
      onPaste={({ clipboardData }) => {
        if (clipboardData.files.length > 0) onFiles([...clipboardData.files]);
      }}
    >
      <div className={head}>
        <h3 id={id} className={titleStyle} tabIndex={-1}>
          <span id={label}>{title}</span>
        </h3>
        {badge}
      </div>
      <p className={ruleStyle}>{rule}</p>
      {children}
    </section>
  );
};
