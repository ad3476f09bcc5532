import type { ReactNode } from 'react'
import { Button, type ButtonProps } from './button.tsx'
import { Tip } from './tooltip.tsx'
import './button.css'

/** A square button with only an icon; its label is spoken and shown as a tooltip. */
export function IconButton({
  label,
  children,
  className,
  variant = 'ghost',
  ...props
}: Omit<ButtonProps, 'busyLabel'> & { label: string; children: ReactNode }) {
  return (
    <Tip text={label}>
      <Button
        {...props}
        variant={variant}
        className={['button--square', className].filter(Boolean).join(' ')}
        aria-label={label}
      >
        {children}
      </Button>
    </Tip>
  )
}
