import { Anchor, Content, Root } from '@radix-ui/react-popover';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { useComboBox } from 'react-aria/useComboBox';
import { createPortal } from 'react-dom';
import { Item } from 'react-stately/Item';
import { useComboBoxState } from 'react-stately/useComboBoxState';
import { useMedia } from '../hooks/use-media';
import { SearchIcon } from '../icons/SearchIcon';
import { LazyDialog } from '../overlays/LazyDialog';
import { useOverlayContainer } from '../overlays/overlay-container';
import { middle } from '../theme/scale';
import { aside, popover, sheet, top, triggers, typed as typedStyle } from './Combobox.css';
import { ComboboxList } from './ComboboxList';
import { findOptions, type Option, plain } from './combobox-options';
import { Field } from './Field';
import { adornment, control, frame } from './Field.css';
import { ChoiceEnd, type ChoiceFieldProps } from './SelectField';

export interface ComboboxProps extends ChoiceFieldProps {
  words: {
    /** Placeholder of the search in the sheet. */
    search: string;
    close: string;
    none: string;
    /** Shown below the list, which has at most fifty rows. */
    more: (count: number) => string;
  };
}

// Without a key React uses the option's id, which stays a number.
const rowOf = ({ descripcion, note }: Option) => (
  <Item textValue={descripcion}>
    {descripcion}
    {note !== undefined && <span className={aside}> {note}</span>}
  </Item>
);

const useFound = (options: readonly Option[], query: string) => {
  const listed = useMemo(() => options.map((option) => ({ ...option, plain: plain(option.descripcion) })), [options]);
  return useMemo(() => findOptions(listed, query), [listed, query]);
};

const labelOf = (options: readonly Option[], value: number | null): string =>
  options.find(({ id }) => id === value)?.descripcion ?? '';

/** Lazy-loaded by LazyCombobox. */
export const Combobox = (props: ComboboxProps) => (
  <I18nProvider locale="es-DO">{useMedia(middle) ? <Typed {...props} /> : <Sheeted {...props} />}</I18nProvider>
);

/** Wide screens: the field is the search, with a list below it. */
const Typed = (props: ComboboxProps) => {
  const { value, emptyLabel, options, disabled, busy, onChoose, onLeave, words, ...fieldWords } = props;
  const input = useRef<HTMLInputElement>(null);
  const below = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const container = useOverlayContainer();
  const chosen = labelOf(options, value);
  const { rows, more } = useFound(options, typed ?? '');
  const anchor = useRef({
    getBoundingClientRect: () => input.current?.parentElement?.getBoundingClientRect() ?? new DOMRect(),
  });
  const box = {
    items: rows,
    children: rowOf,
    selectedKey: value,
    inputValue: typed ?? chosen,
    onInputChange: (text: string) => {
      setTyped(text === chosen ? null : text);
      if (text === '' && value !== null) onChoose(null);
    },
    onSelectionChange: (key: string | number | null) => {
      setTyped(null);
      if (typeof key === 'number' && key !== value) onChoose(key);
    },
    allowsEmptyCollection: true,
    isDisabled: disabled || false,
    isReadOnly: busy || false,
    'aria-label': fieldWords.label,
  };
  const state = useComboBoxState<Option>(box);
  const { inputProps, listBoxProps } = useComboBox<Option>(
    { ...box, inputRef: input, popoverRef: below, listBoxRef: list },
    state,
  );
  return (
    <Field {...fieldWords} icon={state.isOpen && <SearchIcon size="small" />} disabled={disabled}>
      {(ids) => (
        <>
          <input
            {...inputProps}
            {...ids}
            ref={input}
            className={typedStyle}
            placeholder={emptyLabel}
            aria-label={undefined}
            // While the list is open screen readers see nothing else, but still read an element named here.
            aria-labelledby={`${ids.id}-label`}
            aria-disabled={busy || undefined}
            aria-busy={busy || undefined}
            onClick={() => busy || state.open(null, 'manual')}
            onBlur={(event) => {
              inputProps.onBlur?.(event);
              onLeave?.();
            }}
          />
          <ChoiceEnd busy={busy} />
          {state.isOpen &&
            // Not Radix's portal, which mounts later: meanwhile screen readers would lose the list.
            createPortal(
              <div ref={below}>
                <Root open onOpenChange={(open) => open || state.revert()}>
                  <Anchor virtualRef={anchor} />
                  <Content
                    className={popover}
                    role="presentation"
                    align="start"
                    sideOffset={6}
                    collisionPadding={16}
                    onOpenAutoFocus={(event) => event.preventDefault()}
                    onCloseAutoFocus={(event) => event.preventDefault()}
                    onInteractOutside={(event) => event.target === input.current && event.preventDefault()}
                    // Keeps the focus in the text field.
                    onMouseDown={(event) => event.preventDefault()}
                  >
                    <ComboboxList state={state} listProps={listBoxProps} listRef={list} more={more} words={words} />
                  </Content>
                </Root>
              </div>,
              container,
            )}
        </>
      )}
    </Field>
  );
};

/** Phones: the field opens a sheet with the search at its top, clear of the keyboard. */
const Sheeted = (props: ComboboxProps) => {
  const { value, emptyLabel, options, disabled, busy, words, onChoose, onLeave, ...fieldWords } = props;
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    onLeave?.();
  };
  return (
    <Field {...fieldWords} disabled={disabled}>
      {(ids) => (
        <>
          <button
            {...ids}
            type="button"
            role="combobox"
            className={value === null ? triggers.unchosen : triggers.chosen}
            disabled={disabled}
            aria-disabled={busy || undefined}
            aria-busy={busy || undefined}
            aria-haspopup="dialog"
            aria-expanded={open}
            aria-controls={`${ids.id}-sheet`}
            aria-labelledby={`${ids.id}-label ${ids.id}`}
            onClick={() => busy || setOpen(true)}
          >
            {value === null ? emptyLabel : labelOf(options, value)}
          </button>
          <ChoiceEnd busy={busy} />
          {open && (
            <Search
              id={`${ids.id}-sheet`}
              {...{ options, value, words, close }}
              label={fieldWords.label}
              choose={onChoose}
            />
          )}
        </>
      )}
    </Field>
  );
};

interface SearchProps extends Pick<ComboboxProps, 'options' | 'value' | 'words' | 'label'> {
  id: string;
  choose: (id: number) => void;
  close: () => void;
}

const Search = (props: SearchProps) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <LazyDialog
      title={props.label}
      size="md"
      focusFirst={input}
      onClose={{ label: props.words.close, act: props.close }}
    >
      <SearchList {...props} input={input} />
    </LazyDialog>
  );
};

const SearchList = ({
  id,
  options,
  value,
  words,
  label,
  choose,
  close,
  input,
}: SearchProps & {
  input: React.RefObject<HTMLInputElement | null>;
}) => {
  const around = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [query, setQuery] = useState('');
  const { rows, more } = useFound(options, query);
  const box = {
    items: rows,
    children: rowOf,
    selectedKey: value,
    inputValue: query,
    onInputChange: setQuery,
    onSelectionChange: (key: string | number | null) => {
      if (typeof key === 'number' && key !== value) choose(key);
      close();
    },
    menuTrigger: 'focus' as const,
    allowsEmptyCollection: true,
    shouldCloseOnBlur: false,
    'aria-label': label,
  };
  const state = useComboBoxState<Option>(box);
  // Keeps title and close button of the sheet, not only the list, visible to screen readers.
  useLayoutEffect(() => {
    around.current = input.current?.closest<HTMLElement>('[role="dialog"]') ?? null;
  }, [input]);
  const { inputProps, listBoxProps } = useComboBox<Option>(
    { ...box, inputRef: input, popoverRef: around, listBoxRef: list },
    state,
  );
  return (
    <div id={id} className={sheet}>
      <div className={top}>
        <div className={frame}>
          <span className={adornment}>
            <SearchIcon size="small" />
          </span>
          <input
            {...inputProps}
            ref={input}
            className={control}
            placeholder={words.search}
            enterKeyHint="search"
            onKeyDown={(event) => {
              // Enter only hides the keyboard unless an option is highlighted.
              if (event.key === 'Enter' && state.selectionManager.focusedKey === null) {
                event.preventDefault();
                input.current?.blur();
              } else inputProps.onKeyDown?.(event);
            }}
          />
        </div>
      </div>
      <ComboboxList state={state} listProps={listBoxProps} listRef={list} more={more} words={words} />
    </div>
  );
};
