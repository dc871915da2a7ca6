import { Content, Description, Overlay, Portal, Root, Title } from '@radix-ui/react-dialog';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { CloseButton } from '../actions/CloseButton';
import { IconButton } from '../actions/IconButton';
import { useCloseWatcher } from '../hooks/use-close-watcher';
import { useScrollStop } from '../hooks/use-scroll-stop';
import { ChevronLeftIcon } from '../icons/ChevronLeftIcon';
import {
  back as backStyle,
  body,
  footer,
  head,
  lead as leadStyle,
  note as noteStyle,
  overlays,
  panel,
  scrim,
  title as titleStyle,
} from './Dialog.css';
import { OverlayContainer } from './overlay-container';

interface Press {
  label: string;
  act: () => void;
}

export interface DialogProps {
  title: string;
  /** Without it neither Escape nor a press outside closes: the dialog needs a button. */
  onClose?: Press | undefined;
  /** Goes one step back inside the dialog. */
  onBack?: Press | undefined;
  /** On phones every dialog is a sheet at the bottom. */
  size?: keyof typeof panel;
  /** `centred` for a short message below a picture. */
  look?: keyof typeof body;
  urgent?: boolean;
  /** The element focused at opening; by default the first control. */
  focusFirst?: RefObject<HTMLElement | null>;
  /** A picture above the title. */
  lead?: ReactNode;
  /** A line beside the actions. */
  note?: string | undefined;
  actions?: ReactNode;
  children: ReactNode;
}

/** Per dialog, the elements that had the focus before it; includes those of a dialog that opened or preceded it. */
const openers = new WeakMap<Element, readonly Element[]>();
const openersNow = (): readonly Element[] => {
  const at = document.activeElement;
  const under = at?.closest('[role$="dialog"]');
  return at === null ? [] : [at, ...((under && openers.get(under)) ?? [])];
};

/**
 * Restores the focus to where it was, or to the page if that element is gone. Keeps a focus that moved since, such as
 * to the next page's title.
 */
const giveBack = (before: readonly Element[]) => {
  if (document.activeElement !== document.body) return;
  const to = before.find((element) => element.isConnected && element !== document.body);
  if (to instanceof HTMLElement) to.focus();
  if (document.activeElement === document.body) document.querySelector<HTMLElement>('main')?.focus();
};

/** A sibling of the scroll container, because a dialog's content mounts after the dialog. */
const ScrollStop = ({ target }: { target: RefObject<HTMLElement | null> }) => {
  useScrollStop(target);
  return null;
};

export const Dialog = (props: DialogProps) => {
  const { title, onClose, onBack, size = 'sm', look = 'aside', urgent = false, focusFirst } = props;
  const [before] = useState(openersNow);
  const [container, setContainer] = useState<HTMLElement | null>(null);
  useCloseWatcher((onBack ?? onClose)?.act);
  const keepOpen = (event: Event) => onClose === undefined && event.preventDefault();
  const titleLook = onBack !== undefined ? 'between' : look === 'aside' ? 'aside' : 'alone';
  // A message is announced at opening; a form is read field by field.
  const isMessage = size === 'sm';
  const scroller = useRef<HTMLDivElement>(null);
  const content = (
    <div ref={scroller} className={body[look]}>
      {props.children}
    </div>
  );
  return (
    <Root open onOpenChange={(open) => open || onClose?.act()}>
      <Portal>
        <Overlay className={scrim[urgent ? 'urgent' : 'calm']}>
          <Content
            ref={(content) => {
              if (content !== null) openers.set(content, before);
            }}
            className={panel[size]}
            role={urgent ? 'alertdialog' : 'dialog'}
            {...(isMessage ? {} : { 'aria-describedby': undefined })}
            onEscapeKeyDown={(event) => onClose === undefined && event.preventDefault()}
            onPointerDownOutside={keepOpen}
            onInteractOutside={keepOpen}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              giveBack(before);
            }}
            onOpenAutoFocus={(event) => {
              if (focusFirst?.current == null) return;
              event.preventDefault();
              focusFirst.current.focus();
            }}
          >
            <OverlayContainer value={container}>
              {props.lead !== undefined && <div className={leadStyle}>{props.lead}</div>}
              <div className={head}>
                {onBack !== undefined && (
                  <span className={backStyle}>
                    <IconButton label={onBack.label} icon={<ChevronLeftIcon />} onPress={onBack.act} />
                  </span>
                )}
                <Title className={titleStyle[titleLook]}>{title}</Title>
                {onClose !== undefined && <CloseButton label={onClose.label} onPress={onClose.act} />}
              </div>
              {isMessage ? <Description asChild>{content}</Description> : content}
              <ScrollStop target={scroller} />
              {props.actions !== undefined && (
                <div className={footer[look]}>
                  {props.note !== undefined && <p className={noteStyle}>{props.note}</p>}
                  {props.actions}
                </div>
              )}
              <div ref={setContainer} className={overlays} />
            </OverlayContainer>
          </Content>
        </Overlay>
      </Portal>
    </Root>
  );
};
