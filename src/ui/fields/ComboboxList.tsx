import { type RefObject, useRef } from 'react';
import { type AriaListBoxOptions, useListBox, useOption } from 'react-aria/useListBox';
import type { ComboBoxState } from 'react-stately/useComboBoxState';
import { CheckIcon } from '../icons/CheckIcon';
import { list, note, options } from './Combobox.css';
import type { Option } from './combobox-options';

interface Props {
  state: ComboBoxState<Option>;
  listProps: AriaListBoxOptions<Option>;
  listRef: RefObject<HTMLUListElement | null>;
  more: number;
  words: { none: string; more: (count: number) => string };
}

export const ComboboxList = ({ state, listProps, listRef, more, words }: Props) => {
  const { listBoxProps } = useListBox(listProps, state, listRef);
  return (
    <>
      <ul {...listBoxProps} ref={listRef} className={list}>
        {[...state.collection].map(({ key, rendered }) => (
          <Row key={key} id={key} state={state}>
            {rendered}
          </Row>
        ))}
      </ul>
      {state.collection.size === 0 && <p className={note}>{words.none}</p>}
      {more > 0 && <p className={note}>{words.more(more)}</p>}
    </>
  );
};

interface RowProps {
  id: string | number;
  state: ComboBoxState<Option>;
  children: React.ReactNode;
}

const Row = ({ id, state, children }: RowProps) => {
  const ref = useRef<HTMLLIElement>(null);
  const { optionProps, isSelected, isFocused } = useOption({ key: id }, state, ref);
  const look = isSelected ? (isFocused ? 'chosenFocused' : 'chosen') : isFocused ? 'focused' : 'free';
  return (
    <li {...optionProps} ref={ref} className={options[look]}>
      <span>{children}</span>
      {isSelected && <CheckIcon size="small" />}
    </li>
  );
};
