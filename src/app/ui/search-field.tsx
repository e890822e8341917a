interface SearchFieldProps {
  /** Its name, which stands in it while it is empty. */
  readonly label: string;
  /** Instead of the name. */
  readonly placeholder?: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** A field for the words by which a list is narrowed down. */
export function SearchField({ label, placeholder = label, value, onChange, ...attributes }: SearchFieldProps) {
  return (
    <input
      {...attributes}
      type="search"
      className="field grow"
      aria-label={label}
      placeholder={placeholder}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
