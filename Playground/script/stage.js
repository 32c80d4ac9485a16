// Seconds before and after, seconds of a finger, and the spring, per second: as pictures are animated.
const rest = 0.8;
const finger = 0.4;
const frequency = Math.sqrt(1000 / 3);
const sprung = (time) => 1 - Math.exp(-frequency * time) * (1 + frequency * time);

function timeOf(progress) {
	let [low, high] = [0, 0.5];
	for (let i = 0; i < 24; i++) {
		const middle = (low + high) / 2;
		[low, high] = sprung(middle) < progress ? [middle, high] : [low, middle];
	}
	return low;
}

// A scrubber; for a back swipe it is the finger, and letting it go is a question to the server.
class Stage {
	speed = 1;
	// Pictures that move along, each with its host.
	followers = [];

	constructor(host, onmove, onrelease) {
		Object.assign(this, { host, onmove });
		this.slider = byID("at");
		this.slider.addEventListener("pointerdown", () => (this.isDragged = true));
		this.slider.addEventListener("input", () => this.move(this.slider.valueAsNumber / 100));
		this.slider.addEventListener("change", () => {
			const wasDragged = this.isDragged;
			this.isDragged = false;
			if (!this.swipe) return;
			// A finger that lets go is followed to the end; keys move it on.
			if (wasDragged) this.next = rest + finger;
			onrelease(this.slider.valueAsNumber / 100, wasDragged);
		});
		byID("play").addEventListener("click", () => (this.request ? this.stop() : this.play(0)));
	}

	show(picture, whole, swipe, at) {
		this.stop();
		Object.assign(this, { picture, whole, swipe });
		for (const id of ["at", "play", "slow"]) byID(id).disabled = !picture.duration;
		if (this.held !== undefined) return this.hold(this.held);
		this.seek(at);
		if (this.next !== undefined && !matchMedia("(prefers-reduced-motion: reduce)").matches) this.play(this.next);
		this.next = undefined;
	}

	// `at` is how much of the transition is over, or null for the rest after it.
	seek(at) {
		this.at = at;
		const { picture, swipe, whole } = this;
		let [shown, time] = [picture, picture.duration];
		if (at !== null && swipe && at > swipe.progress) [shown, time] = [whole, rest + finger * at];
		else if (at === 0) time = 0;
		else if (at !== null && swipe) time = rest + (finger * at) / swipe.progress;
		else if (at !== null && at < 1) time = time < 1.7 ? 0 : rest + (time > 2.2 ? at * (time - 2 * rest) : timeOf(at));
		this.draw(shown, time, at ?? swipe?.progress ?? 1);
	}

	draw(picture, time, way) {
		picture.show(this.host);
		picture.seek(time);
		picture.choose(this.chosen);
		for (const one of this.followers) one.follow(picture === this.whole, time);
		const percent = `${Math.round(way * 100)} %`;
		this.moved?.(way);
		this.slider.value = Math.round(way * 100);
		this.slider.setAttribute("aria-valuetext", this.swipe ? `finger at ${percent}` : percent);
		byID("at-text").textContent = percent;
	}

	// The finger is on the phone, and has swept so much of its width.
	hold(at) {
		this.stop();
		this.held = at;
		const { whole, picture } = this;
		if (whole) this.draw(whole, whole.duration ? rest + finger * at : 0, at);
		else this.draw(picture, picture.duration > 2 && picture.duration < 2.2 ? rest + timeOf(at) : 0, at);
	}

	move(at) {
		this.stop();
		this.seek(at);
		this.onmove(at);
	}

	play(time) {
		const { picture, swipe } = this;
		let before;
		const step = (now) => {
			time += ((now - (before ?? now)) / 1000) * this.speed;
			before = now;
			if (time >= picture.duration) return this.move(null);
			const moved = Math.max(time - rest, 0);
			let way = time > picture.duration - rest ? 1 : sprung(moved);
			if (swipe) {
				const { progress, isFinished } = swipe;
				way = moved < finger ? (moved / finger) * progress : progress + (isFinished - progress) * sprung(moved - finger);
			}
			this.at = way;
			this.draw(picture, time, way);
			this.request = requestAnimationFrame(step);
		};
		this.request = requestAnimationFrame(step);
		byID("play").textContent = "Pause";
	}

	stop() {
		cancelAnimationFrame(this.request);
		this.request = undefined;
		byID("play").textContent = "Play";
	}

	// Marks a diagnostic, at a moment at which its ring is seen.
	choose(number) {
		this.chosen = number;
		const badge = this.picture.choose(number);
		if (!badge) return;
		for (const at of [this.at, null, 0, this.swipe?.progress ?? 0.5]) {
			this.move(at);
			let node = badge;
			while (node instanceof SVGElement && getComputedStyle(node).opacity > 0.2) node = node.parentNode;
			if (!(node instanceof SVGElement)) return;
		}
	}
}
