import './skyline.css'

/** A town under the sun; in the dark theme its windows are lit. Decoration, hidden from screen readers. */
export function Skyline() {
  return (
    <svg viewBox="0 0 1020 302" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
      <circle className="fill-art-sun" cx="610" cy="112" r="47" />
      <path
        className="fill-art-far"
        d="M-400 300L-180 205L-90 232L60 178L150 214L300 130Q322 122 344 130L520 232L640 196L760 236L1000 206V300Z"
      />
      <path
        className="fill-art-snow"
        d="M300 130Q322 122 344 130L366 143L352 150L340 142L326 154L312 143L292 152L279 142Z"
      />
      <path
        className="fill-art-haze"
        d="M-400 300V258h60v-26h34v26h50v-40h26v40h60v-20h60v-34h40v34h44v-44h22v44h64v-62h30v62h260v-58h26v-22h22v80h220v-44h30v44h300v-36h40v36h40V300Z"
      />
      <path className="skyline__line fill-art-wall" d="M-330 232h150v68h-150z" />
      <path className="skyline__line fill-art-near" d="M-334 232L-255 206L-176 232Z" />
      <path className="skyline__line fill-art-win" d="M-300 252h40v48h-40z" />
      <path className="skyline__line fill-art-win" d="M-250 252h40v48h-40z" />
      <path className="skyline__line fill-none" d="M-155 300V264" />
      <ellipse className="fill-art-leaf" cx="-155" cy="254" rx="13" ry="16.12" />
      <path className="skyline__line fill-none" opacity=".55" d="M-155 267V251.4M-155 260l5-6" />
      <path className="skyline__line fill-none" d="M-128 300V274" />
      <ellipse className="fill-art-leaf" cx="-128" cy="264" rx="10" ry="12.4" />
      <path className="skyline__line fill-none" opacity=".55" d="M-128 274V262M-128 270l5-6" />
      <path
        className="skyline__line fill-none"
        d="M-90 300V120M-78 300V120M-90 150l12 20M-90 180l12 20M-90 210l12 20M-90 240l12 20M-150 130H20M-84 96L20 130M-84 96L-150 130M-84 96V130M0 130V176"
      />
      <path className="skyline__line fill-art-near" d="M-9 176h18v12h-18z" />
      <path className="skyline__line fill-art-wall" d="M24 226h168v74h-168z" />
      <path className="skyline__line fill-art-near" d="M24 226V192L66 226V192L108 226V192L150 226V192L192 226Z" />
      <path className="skyline__line fill-art-wall" d="M158 142h18v60h-18z" />
      <path className="fill-art-sun" d="M158 152h18v8h-18z" />
      <path className="skyline__line fill-none" opacity=".5" d="M167 132c-10-8 6-14-2-22M172 128c12-8-2-18 8-26" />
      <path className="fill-art-win" d="M38 240h20v12h-20zM68 240h20v12h-20zM98 240h20v12h-20zM158 240h20v12h-20z" />
      <path className="fill-art-lit" d="M128 240h20v12h-20z" />
      <path className="skyline__line fill-art-near" d="M92 264h34v36h-34z" />
      <path className="skyline__line fill-none" strokeOpacity=".4" d="M92 274h34M92 284h34M92 293h34" />
      <path className="skyline__line fill-art-wall" d="M212 118h74v182h-74z" />
      <path
        className="fill-art-lit"
        d="M222 130h9v10h-9zM222 198h9v10h-9zM237 181h9v10h-9zM252 164h9v10h-9zM252 232h9v10h-9zM267 147h9v10h-9z"
      />
      <path
        className="fill-art-win"
        d="M222 147h9v10h-9zM222 164h9v10h-9zM222 181h9v10h-9zM222 215h9v10h-9zM222 232h9v10h-9zM222 249h9v10h-9zM222 266h9v10h-9zM237 130h9v10h-9zM237 147h9v10h-9zM237 164h9v10h-9zM237 198h9v10h-9zM237 215h9v10h-9zM237 232h9v10h-9zM237 249h9v10h-9zM237 266h9v10h-9zM252 130h9v10h-9zM252 147h9v10h-9zM252 181h9v10h-9zM252 198h9v10h-9zM252 215h9v10h-9zM252 249h9v10h-9zM252 266h9v10h-9zM267 130h9v10h-9zM267 164h9v10h-9zM267 181h9v10h-9zM267 198h9v10h-9zM267 215h9v10h-9zM267 232h9v10h-9zM267 249h9v10h-9zM267 266h9v10h-9z"
      />
      <path className="fill-art-near" d="M238 284h22v16h-22z" />
      <path className="skyline__line fill-art-wall" d="M224 106h22v12h-22z" />
      <path className="skyline__line fill-art-wall" d="M298 208h104v92h-104z" />
      <path className="skyline__line fill-art-wall" d="M330 188h40v20h-40z" />
      <path className="skyline__line fill-none" d="M350 191v14M343 198h14" />
      <path
        className="fill-art-win"
        d="M308 222h12v16h-12zM308 250h12v16h-12zM327 222h12v16h-12zM346 222h12v16h-12zM346 250h12v16h-12zM365 222h12v16h-12zM365 250h12v16h-12zM384 222h12v16h-12zM384 250h12v16h-12z"
      />
      <path className="fill-art-lit" d="M327 250h12v16h-12z" />
      <path className="fill-art-near" d="M338 276h24v24h-24z" />
      <path className="skyline__line fill-none" d="M414 300V258" />
      <ellipse className="fill-art-leaf" cx="414" cy="248" rx="13" ry="16.12" />
      <path className="skyline__line fill-none" opacity=".55" d="M414 261V245.4M414 254l5-6" />
      <path className="skyline__line fill-art-near" d="M428 300V92L494 74V300Z" />
      <path className="skyline__line fill-none" strokeOpacity=".35" d="M440 300V96M452 300V92M464 300V88M476 300V85" />
      <path className="skyline__line fill-none" d="M461 74V40" />
      <path
        className="fill-art-lit"
        d="M442 118h8v10h-8zM466 136h8v10h-8zM454 170h8v10h-8zM478 196h8v10h-8zM442 214h8v10h-8zM466 240h8v10h-8z"
      />
      <path className="skyline__line fill-art-near" d="M502 226Q560 212 572 190H618Q630 212 690 226Z" />
      <path className="skyline__line fill-none" strokeOpacity=".35" d="M520 220h152M540 213h112M556 204h78" />
      <path className="skyline__line fill-art-wall" d="M514 226h162v74h-162z" />
      <path className="skyline__line fill-art-wood" d="M514 226h162v11h-162z" />
      <path className="skyline__line fill-art-near" d="M570 240h20v26h-20z" />
      <path className="skyline__line fill-art-near" d="M591 240h20v28h-20z" />
      <path className="skyline__line fill-art-near" d="M612 240h20v26h-20z" />
      <path className="skyline__line fill-art-near" d="M633 240h20v28h-20z" />
      <circle className="fill-none stroke-art-wall" strokeWidth="2" cx="611" cy="253" r="8" />
      <path className="fill-art-lit" d="M570 268h83v32h-83z" />
      <path className="skyline__line fill-none" d="M570 300V240M653 300V240M611 300V270" />
      <path
        className="fill-art-win"
        d="M524 244h2.5v44h-2.5zM530 244h2.5v44h-2.5zM536 244h2.5v44h-2.5zM542 244h2.5v44h-2.5zM548 244h2.5v44h-2.5zM554 244h2.5v44h-2.5z"
      />
      <path className="skyline__line fill-none" d="M521 242h38v48h-38z" />
      <path className="fill-art-sun" d="M660 246h9v36h-9z" />
      <path className="skyline__line fill-art-wall" d="M704 222h84v78h-84z" />
      <path className="skyline__line fill-art-near" d="M698 222h96v-8h-96z" />
      <path className="skyline__line fill-art-wall" d="M700 236h92l4 18h-100z" />
      <path className="fill-art-sun" d="M705 236h11.5l-1 18h-12.5z" />
      <path className="fill-art-sun" d="M729 236h11.5l0 18h-12.5z" />
      <path className="fill-art-sun" d="M753 236h11.5l1 18h-12.5z" />
      <path className="fill-art-sun" d="M777 236h11.5l2 18h-12.5z" />
      <path className="skyline__line fill-art-lit" d="M712 260h38v26h-38z" />
      <path className="skyline__line fill-art-near" d="M758 260h20v40h-20z" />
      <path className="skyline__line fill-art-wall" d="M720 200h50v14h-50z" />
      <path className="skyline__line fill-none" strokeDasharray="5 4" d="M728 207h34" />
      <path className="skyline__line fill-none" d="M806 300V252" />
      <ellipse className="fill-art-leaf" cx="806" cy="242" rx="14" ry="17.36" />
      <path className="skyline__line fill-none" opacity=".55" d="M806 256V239.2M806 248l5-6" />
      <path className="skyline__line fill-art-wall" d="M822 212h140v88h-140z" />
      <path className="skyline__line fill-art-wall" d="M872 160h40v140h-40z" />
      <path className="skyline__line fill-art-near" d="M866 160L892 136L918 160Z" />
      <circle className="skyline__line fill-art-wall" cx="892" cy="180" r="11" />
      <path className="skyline__line fill-none" d="M892 180v-7M892 180h5" />
      <path
        className="fill-art-win"
        d="M830 224h13v14h-13zM830 246h13v14h-13zM830 268h13v14h-13zM849 246h13v14h-13zM849 268h13v14h-13zM919 224h13v14h-13zM919 246h13v14h-13zM938 224h13v14h-13zM938 246h13v14h-13zM938 268h13v14h-13z"
      />
      <path className="fill-art-lit" d="M849 224h13v14h-13zM919 268h13v14h-13z" />
      <path className="fill-art-near" d="M882 268h20v32h-20z" />
      <path className="fill-art-win" d="M884 204h16v14h-16zM884 230h16v14h-16z" />
      <path className="skyline__line fill-none" d="M976 300V266" />
      <ellipse className="fill-art-leaf" cx="976" cy="256" rx="11" ry="13.64" />
      <path className="skyline__line fill-none" opacity=".55" d="M976 267V253.8M976 262l5-6" />
      <path className="skyline__line fill-none" d="M1000 300V254" />
      <ellipse className="fill-art-leaf" cx="1000" cy="244" rx="14" ry="17.36" />
      <path className="skyline__line fill-none" opacity=".55" d="M1000 258V241.2M1000 250l5-6" />
      <circle className="fill-art-sun" cx="690" cy="281" r="3.6" />
      <path className="fill-art-sun" d="M686 300v-10q0-4 4-4t4 4v10z" />
      <circle className="fill-art-near" cx="626" cy="281" r="3.6" />
      <path className="fill-art-near" d="M622 300v-10q0-4 4-4t4 4v10z" />
      <path className="skyline__line fill-none" d="M-400 300H1400" />
    </svg>
  )
}
