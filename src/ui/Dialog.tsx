import { Content, Description, Overlay, Portal, Root, Title } from '@radix-ui/react-dialog';
import type { ReactNode, RefObject } from 'react';
import { actions as actionsStyle, panel, scrim, title as titleStyle } from './Dialog.css';

export interface DialogProps {
  title: string;
  /** Without it, neither Escape nor a press outside closes: there is a button that leads on. */
  onClose?: (() => void) | undefined;
  urgent?: boolean;
  /** What gets the focus at opening; the first control otherwise. */
  focusFirst?: RefObject<HTMLElement | null>;
  actions: ReactNode;
  children: ReactNode;
}

export const Dialog = ({ title, onClose, urgent = false, focusFirst, actions, children }: DialogProps) => (
  <Root open onOpenChange={(open) => open || onClose?.()}>
    <Portal>
      <Overlay className={scrim}>
        <Content
          className={panel}
          role={urgent ? 'alertdialog' : 'dialog'}
          onEscapeKeyDown={(event) => onClose === undefined && event.preventDefault()}
          onPointerDownOutside={(event) => onClose === undefined && event.preventDefault()}
          onInteractOutside={(event) => onClose === undefined && event.preventDefault()}
          onOpenAutoFocus={(event) => {
            if (focusFirst?.current == null) return;
            event.preventDefault();
            focusFirst.current.focus();
          }}
        >
          <Title className={titleStyle}>{title}</Title>
          <Description asChild>
            <div>{children}</div>
          </Description>
          <div className={actionsStyle}>{actions}</div>
        </Content>
      </Overlay>
    </Portal>
  </Root>
);
