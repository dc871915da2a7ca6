interface Props<T extends string> {
  legend: string;
  value: T;
  options: Readonly<Record<T, string>>;
  onChoose(value: T): void;
}

export const Choose = <T extends string>({ legend, value, options, onChoose }: Props<T>) => (
  <fieldset className="choice">
    <legend className="aloud">{legend}</legend>
    {Object.entries<string>(options).map(([option, name]) => (
      <label key={option}>
        <input
          type="radio"
          name={legend}
          checked={option === value}
          // The options are the values.
          onChange={() => onChoose(option as T)}
        />
        {name}
      </label>
    ))}
  </fieldset>
);
