interface SwitchProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  /** The accessible name where the visible label alone would be ambiguous. */
  readonly name?: string;
}

export function Switch({ label, isOn, onChange, name }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      className="switch"
      aria-checked={isOn}
      aria-label={name}
      title={name}
      onClick={() => onChange(!isOn)}
    >
      <span className="switch-track" aria-hidden="true" />
      {label}
    </button>
  );
}
