import { Content, Description, Overlay, Portal, Root, Title } from '@radix-ui/react-dialog';
import { type ReactNode, type RefObject, useRef } from 'react';
import { CloseButton } from './CloseButton';
import { actions as actionsStyle, head, panel, scrim, title as titleStyle } from './Dialog.css';

export interface DialogProps {
  title: string;
  /** Without it, neither Escape nor a press outside closes: there is a button that leads on. */
  onClose?: { label: string; act: () => void } | undefined;
  urgent?: boolean;
  /** What gets the focus at opening; the first control otherwise. */
  focusFirst?: RefObject<HTMLElement | null>;
  actions: ReactNode;
  children: ReactNode;
}

/** To where it was; if that is gone meanwhile, to the page. */
const giveBack = (to: Element | null) => {
  if (to instanceof HTMLElement) to.focus();
  if (document.activeElement === document.body) document.querySelector<HTMLElement>('main')?.focus();
};

export const Dialog = ({ title, onClose, urgent = false, focusFirst, actions, children }: DialogProps) => {
  const before = useRef(document.activeElement);
  return (
    <Root open onOpenChange={(open) => open || onClose?.act()}>
      <Portal>
        <Overlay className={scrim}>
          <Content
            className={panel}
            role={urgent ? 'alertdialog' : 'dialog'}
            onEscapeKeyDown={(event) => onClose === undefined && event.preventDefault()}
            onPointerDownOutside={(event) => onClose === undefined && event.preventDefault()}
            onInteractOutside={(event) => onClose === undefined && event.preventDefault()}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              giveBack(before.current);
            }}
            onOpenAutoFocus={(event) => {
              if (focusFirst?.current == null) return;
              event.preventDefault();
              focusFirst.current.focus();
            }}
          >
            <div className={head}>
              <Title className={titleStyle}>{title}</Title>
              {onClose !== undefined && <CloseButton label={onClose.label} onPress={onClose.act} />}
            </div>
            <Description asChild>
              <div>{children}</div>
            </Description>
            <div className={actionsStyle}>{actions}</div>
          </Content>
        </Overlay>
      </Portal>
    </Root>
  );
};
