import { useId } from "react";
import { css } from "#styled-system/css";

const still = css({ display: "block", width: "full", height: "auto", bg: "#071014" });
const folds = [0, 13, 28, 42, 54];

/**
 * Picture for empty states: the one lamp left burning in an empty theatre. Inline SVG, so that it also shows offline;
 * its colours are the same in every theme.
 */
export function GhostLight() {
  const id = useId();
  const curtain = (
    <>
      <path d="M0 0h64c2 46-3 92-14 142H0Z" fill="#2a1216" />
      {folds.map((x) => (
        <path key={x} d={`M${x} 0h7c1 47-1 95-7 142h-${x < 7 ? x : 7}Z`} fill="#3d191d" opacity="0.7" />
      ))}
    </>
  );
  return (
    <svg viewBox="0 0 320 180" className={still} aria-hidden="true">
      <defs>
        <radialGradient id={`${id}glow`} cx="160" cy="62" r="120" gradientUnits="userSpaceOnUse">
          <stop offset="0" stopColor="#fab16a" stopOpacity="0.62" />
          <stop offset="0.22" stopColor="#e39a58" stopOpacity="0.3" />
          <stop offset="1" stopColor="#1b2a2c" stopOpacity="0" />
        </radialGradient>
        <radialGradient id={`${id}pool`} cx="0.5" cy="0.5" r="0.5">
          <stop offset="0" stopColor="#fab16a" stopOpacity="0.5" />
          <stop offset="1" stopColor="#fab16a" stopOpacity="0" />
        </radialGradient>
        <linearGradient id={`${id}floor`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#122226" />
          <stop offset="1" stopColor="#050b0d" />
        </linearGradient>
      </defs>
      <path d="M0 0h320v180H0Z" fill="#0a181c" />
      <path d="M0 136h320v44H0Z" fill={`url(#${id}floor)`} />
      <path d="M0 150h320M0 166h320" stroke="#050b0d" strokeOpacity="0.6" />
      {curtain}
      <g transform="matrix(-1 0 0 1 320 0)">{curtain}</g>
      <path d="M0 0h320v9c-40 9-66 9-107 1-35 7-71 7-106 0C66 18 40 18 0 9Z" fill="#35161a" />
      <path d="M0 0h320v180H0Z" fill={`url(#${id}glow)`} />
      <ellipse cx="160" cy="153" rx="86" ry="15" fill={`url(#${id}pool)`} />
      <g stroke="#04090b" strokeLinecap="round" fill="none">
        <path d="M160 76v74" strokeWidth="2.4" />
        <path d="M160 146l-15 8M160 146l15 8M160 146v10" strokeWidth="2.2" />
        <path d="M154 54c0-9 12-9 12 0v17h-12ZM154 62h12M160 48v23" strokeWidth="0.8" strokeOpacity="0.75" />
      </g>
      <path d="M156 70h8v7h-8Z" fill="#04090b" />
      <path
        d="M160 51c4.400 0 7 3.200 7 7 0 4-3.200 6-3.800 11h-6.400c-.6-5-3.800-7-3.800-11 0-3.800 2.600-7 7-7Z"
        fill="#ffe2b8"
      />
    </svg>
  );
}
