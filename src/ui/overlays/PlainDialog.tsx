import { useId, useState } from 'react';
import { CloseButton } from '../actions/CloseButton';
import type { DialogProps } from './Dialog';
import { OverlayContainer } from './overlay-container';
import { head, part, plain, title as titleStyle } from './PlainDialog.css';

const opened = (dialog: HTMLDialogElement) => {
  dialog.showModal();
  return () => dialog.close();
};

/** What the browser itself has for a dialog, where the program of ours did not come: all of it can be read and done. */
export const PlainDialog = ({ title, onClose, onBack, urgent = false, lead, note, actions, children }: DialogProps) => {
  const id = useId();
  const [container, setContainer] = useState<HTMLElement | null>(null);
  return (
    <dialog
      ref={opened}
      className={plain}
      role={urgent ? 'alertdialog' : 'dialog'}
      aria-labelledby={id}
      onCancel={(event) => {
        // A field for files inside of it is cancelled, too.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        (onBack ?? onClose)?.act();
      }}
      // Browsers let whoever asks twice in a row have their way; only the chart takes it away.
      onClose={({ currentTarget }) => currentTarget.isConnected && currentTarget.showModal()}
    >
      <OverlayContainer value={container}>
        {lead}
        <div className={head}>
          <h2 id={id} className={titleStyle}>
            {title}
          </h2>
          {onClose !== undefined && <CloseButton label={onClose.label} onPress={onClose.act} />}
        </div>
        <div className={part}>{children}</div>
        {note !== undefined && <p className={part}>{note}</p>}
        {actions !== undefined && <div className={part}>{actions}</div>}
        <div ref={setContainer} />
      </OverlayContainer>
    </dialog>
  );
};
