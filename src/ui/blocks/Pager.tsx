import { useId } from 'react';
import { IconButton } from '../actions/IconButton';
import { ChoiceEnd } from '../fields/SelectField';
import { chosen } from '../fields/SelectField.css';
import { ChevronLeftIcon } from '../icons/ChevronLeftIcon';
import { ChevronRightIcon } from '../icons/ChevronRightIcon';
import { bar, choice, group, page as pageStyle } from './Pager.css';

interface Step {
  label: string;
  /** Null if there is no such page. */
  act: (() => void) | null;
}

interface Props {
  label: string;
  size: { label: string; value: number; options: readonly number[]; onChoose: (size: number) => void };
  /** «6–10 de 38». */
  range: string;
  /** «Página 2 de 8». */
  page: string;
  previous: Step;
  next: Step;
}

/** Shows the current range of rows, with buttons for the previous and next page. */
export const Pager = ({ label, size, range, page, previous, next }: Props) => {
  const id = useId();
  return (
    <nav className={bar} aria-label={label}>
      <span className={group}>
        <label htmlFor={id}>{size.label}</label>
        <span className={choice}>
          <select
            id={id}
            className={chosen}
            value={size.value}
            onChange={({ currentTarget }) => size.onChoose(Number(currentTarget.value))}
          >
            {size.options.map((option) => (
              <option key={option} value={option}>
                {option}
              </option>
            ))}
          </select>
          <ChoiceEnd busy={false} />
        </span>
      </span>
      <span>{range}</span>
      <span className={group}>
        <IconButton
          label={previous.label}
          icon={<ChevronLeftIcon />}
          disabled={previous.act === null}
          onPress={() => previous.act?.()}
        />
        <span className={pageStyle}>{page}</span>
        <IconButton
          label={next.label}
          icon={<ChevronRightIcon />}
          disabled={next.act === null}
          onPress={() => next.act?.()}
        />
      </span>
    </nav>
  );
};
