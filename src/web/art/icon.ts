import { type ComponentType, createElement, type ReactElement, type SVGProps } from 'react'

export type IconComponent = ComponentType<SVGProps<SVGSVGElement>>

/** An icon of Lucide (NOTICE), of the paths and other shapes that https://lucide.dev shows. The text beside it says the same. */
export const icon = (...shapes: (string | ReactElement)[]): IconComponent => {
  const children = shapes.map((shape) => (typeof shape === 'string' ? createElement('path', { d: shape }) : shape))
  return (props) => createElement('svg', { ...attributes, ...props }, ...children)
}

const attributes = {
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
} as const
