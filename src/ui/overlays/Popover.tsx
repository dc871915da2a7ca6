import { Anchor, Arrow, Content, Portal, Root } from '@radix-ui/react-popover';
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { CloseButton } from '../actions/CloseButton';
import { useScrollStop } from '../hooks/use-scroll-stop';
import { useOverlayContainer } from './overlay-container';
import { arrow, body, head, narrow, popover, title as titleStyle } from './Popover.css';

export interface PopoverProps {
  title: string;
  /** The button that opened it: it points there and gives the focus back to it. */
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

/** For wide screens; LazyPopover takes a sheet on phones. */
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
    // A press outside is told late: by then what was pressed may have put another popover in this one's place.
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
            // Its button closes it by its own press.
            if (event.target instanceof Node && anchor.current?.contains(event.target)) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // Told a moment late: pressed again by then, its button has opened the next one.
            if (anchor.current?.getAttribute('aria-expanded') === 'true') return;
            // A focus that moved elsewhere stays; the focus that was inside fell back to what is around, or to where
            // each browser thinks best.
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
