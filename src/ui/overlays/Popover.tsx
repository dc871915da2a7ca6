import { Anchor, Arrow, Content, Portal, Root } from '@radix-ui/react-popover';
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { CloseButton } from '../actions/CloseButton';
import { useScrollStop } from '../hooks/use-scroll-stop';
import { useOverlayContainer } from './overlay-container';
import { arrow, body, head, narrow, popover, title as titleStyle } from './Popover.css';

export interface PopoverProps {
  title: string;
  /** The button that opened it: the popover points to it and returns the focus to it. */
  anchor: RefObject<HTMLElement | null>;
  width?: 'narrow' | 'wide';
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}

const Body = ({ children }: { children: ReactNode }) => {
  const ref = useRef<HTMLDivElement>(null);
  useScrollStop(ref);
  return (
    <div ref={ref} className={body}>
      {children}
    </div>
  );
};

/** For wide screens; LazyPopover renders a sheet on phones. */
export const Popover = ({ title, anchor, width = 'wide', closeLabel, onClose, children }: PopoverProps) => {
  const id = useId();
  const container = useOverlayContainer();
  const there = useRef(false);
  const closedFromInside = useRef(false);
  useEffect(() => {
    there.current = true;
    return () => {
      there.current = false;
    };
  }, []);
  const button = useRef({ getBoundingClientRect: () => anchor.current?.getBoundingClientRect() ?? new DOMRect() });
  return (
    // Radix reports an outside press late: another popover may have replaced this one by then.
    <Root open onOpenChange={(open) => open || (there.current && onClose())}>
      <Anchor virtualRef={button} />
      <Portal container={container}>
        <Content
          className={width === 'wide' ? popover : `${popover} ${narrow}`}
          aria-labelledby={id}
          sideOffset={4}
          collisionPadding={16}
          arrowPadding={24}
          onEscapeKeyDown={() => {
            closedFromInside.current = true;
          }}
          onInteractOutside={(event) => {
            // The anchor's own press closes the popover.
            if (event.target instanceof Node && anchor.current?.contains(event.target)) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // Radix reports late: a second press of the button may already have opened the next popover.
            if (anchor.current?.getAttribute('aria-expanded') === 'true') return;
            // Keeps a focus that moved elsewhere. A focus from inside the popover fell back to a container, differently
            // by browser.
            if (closedFromInside.current || document.activeElement?.contains(anchor.current)) anchor.current?.focus();
          }}
        >
          <div className={head}>
            <h2 id={id} className={titleStyle}>
              {title}
            </h2>
            <CloseButton
              label={closeLabel}
              onPress={() => {
                closedFromInside.current = true;
                onClose();
              }}
            />
          </div>
          <Body>{children}</Body>
          <Arrow className={arrow} width={20} height={10} />
        </Content>
      </Portal>
    </Root>
  );
};
